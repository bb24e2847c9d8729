-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 ids
select coalesce(json_agg(record order by number), '[]') as json,
  coalesce(array_agg(id::text), '{}') as ids
from (
  select "deals"."id" as id,
    array_position($1::uuid[], "deals"."id") as number,
    record
  from (
    select *
    from "deals"
    where ("deals"."tenant_id" = $2::uuid and ("deals"."id" = any($3::uuid[])))
  ) as "deals", lateral (
    select "deals"."id" as "id",
      "deals"."name" as "name"
  ) as record
) as rows;
