-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 ids
select coalesce(json_agg(record order by number), '[]') as json,
  coalesce(array_agg(id::text), '{}') as ids
from (
  select "contacts"."id" as id,
    array_position($1::uuid[], "contacts"."id") as number,
    record
  from (
    select *
    from "contacts"
    where ("contacts"."tenant_id" = $2::uuid and ("contacts"."id" = any($3::uuid[])))
  ) as "contacts", lateral (
    select "contacts"."id" as "id",
      "contacts"."first_name" as "firstName",
      "contacts"."last_name" as "lastName"
  ) as record
) as rows;
