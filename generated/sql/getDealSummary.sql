-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
with matching as (
  select "deals"."id",
    "deals"."stage_id" as "group0",
    "deals"."currency" as "group1",
    "deals"."value"::numeric as "measure0",
    "deals"."value" * "deals"."probability" as "weighted"
  from "deals"
  where "deals"."tenant_id" = $1::uuid
  offset 0
), groups as (
  select "group0",
    "group1",
    count(*)::int as count,
    coalesce(sum("measure0"), 0) as "measure0",
    coalesce(sum("weighted"), 0) as "weighted"
  from matching
  group by "group0", "group1"
)
select coalesce(json_agg(row), '[]') as json
from (
  select "group0" as "group",
    (
    select "stages"."name"
    from "stages"
    where ("stages"."tenant_id" = $2::uuid and ("stages"."id" = groups."group0"))
  ) as "name",
    group1 as "currency",
    count as "count",
    trim_scale(measure0) as "value",
    trim_scale(weighted * 0.01) as "weightedValue"
  from groups
  order by (
    select "stages"."position"
    from "stages"
    where ("stages"."tenant_id" = $3::uuid and ("stages"."id" = groups."group0"))
  ), group0, group1
) as row;
