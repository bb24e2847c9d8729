-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 ids
select coalesce(json_agg(record order by number), '[]') as json,
  coalesce(array_agg(id::text), '{}') as ids
from (
  select "companies"."id" as id,
    array_position($1::uuid[], "companies"."id") as number,
    record
  from (
    select *
    from "companies"
    where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = any($3::uuid[])))
  ) as "companies", lateral (
    select "companies"."id" as "id",
      "companies"."name" as "name"
  ) as record
) as rows;
