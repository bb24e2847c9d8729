-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
select coalesce(json_agg(row), '[]') as json
from (
  select key as "group",
    (
    select "stages"."name"
    from "stages"
    where ("stages"."tenant_id" = $1::uuid and ("stages"."id" = key))
  ) as "name",
    currency as "currency",
    count as "count",
    trim_scale(value) as "value",
    trim_scale(weighted * 0.01) as "weightedValue"
  from (
    select "deals"."stage_id" as key,
      "deals"."currency" as currency,
      count(*)::int as count,
      coalesce(sum("deals"."value"), 0) as value,
      coalesce(sum("deals"."value" * "deals"."probability"), 0) as weighted
    from "deals"
    where "deals"."tenant_id" = $2::uuid
    group by 1, 2
  ) as sums
  order by (
    select "stages"."position"
    from "stages"
    where ("stages"."tenant_id" = $3::uuid and ("stages"."id" = key))
  ), key, currency
) as row;
