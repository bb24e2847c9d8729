-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 limit
-- $5 tenantId
-- $6 tenantId
with page as materialized (
  select *
  from (
    select *
    from "deals"
    where ("deals"."tenant_id" = $1::uuid and "deals"."tenant_id" between $2::uuid and $3::uuid and "deals"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by "deals"."id"
    limit 100
  ) as whole
  limit $4
), "stages" as materialized (
  select *
  from "stages"
  where ("stages"."tenant_id" = $5::uuid and "stages"."id" = any(array(
    select "stage_id"
    from page
  )))
), "users" as materialized (
  select *
  from "users"
  where ("users"."tenant_id" = $6::uuid and "users"."id" = any(array(
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
