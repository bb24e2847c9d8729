-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 ids
select coalesce(json_agg(record order by number), '[]') as json,
  coalesce(array_agg(id::text), '{}') as ids
from (
  select "activities"."id" as id,
    array_position($1::uuid[], "activities"."id") as number,
    record
  from (
    select *
    from "activities"
    where ("activities"."tenant_id" = $2::uuid and ("activities"."id" = any($3::uuid[])))
  ) as "activities", lateral (
    select "activities"."id" as "id",
      "activities"."subject" as "subject"
  ) as record
) as rows;
