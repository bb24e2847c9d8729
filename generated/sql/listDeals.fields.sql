-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
-- $3 tenantId
-- $4 tenantId
with page as materialized (
  select *
  from (
    select *
    from "deals"
    where "deals"."tenant_id" = $1::uuid
    order by "deals"."id"
    limit 100
  ) as whole
  limit $2
), "stages" as materialized (
  select *
  from "stages"
  where ("stages"."tenant_id" = $3::uuid and "stages"."id" = any(array(
    select "stage_id"
    from page
  )))
), "users" as materialized (
  select *
  from "users"
  where ("users"."tenant_id" = $4::uuid and "users"."id" = any(array(
    select "owner_id"
    from page
  )))
)
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "deals"."id"::text as last,
    record
  from page as "deals", lateral (
    select "deals"."id" as "id"
  ) as record
  order by "deals"."id"
) as rows;
