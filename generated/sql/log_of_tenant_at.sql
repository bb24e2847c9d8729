-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 time
-- $3 time
-- $4 tenantId
-- $5 tenantId
select "tenant_clocks"."sequence"::float8 as latest,
  "tenant_clocks"."changed_at" as "changedAt",
  case when "tenant_clocks"."removed_changes" > "tenant_clocks"."oldest_sequence" then "tenant_clocks"."sequence" else greatest("tenant_clocks"."oldest_sequence", 1) end::float8 as oldest,
  (
  with recursive halved (low, high) as (
    select 0::bigint,
      "tenant_clocks"."sequence" + 1
    from "tenant_clocks"
    where "tenant_clocks"."tenant_id" = $1::uuid
    union all
    select case when coalesce(found.changed_at < ($2::timestamptz + interval '1 ms'), true) then half.middle else half.low end,
      case when coalesce(found.changed_at < ($3::timestamptz + interval '1 ms'), true) then half.high else half.middle end
    from (
      select low,
        high,
        (low + high) / 2 as middle
      from halved
      where high - low > 1
    ) as half
    left join lateral (
      select "changes"."changed_at" as changed_at
      from "changes"
      where ("changes"."tenant_id" = $4::uuid and ("changes"."sequence" <= half.middle))
      order by "changes"."sequence" desc
      limit 1
    ) as found on true
  )
  select high
  from halved
  where high - low <= 1
)::float8 - 1 as found
from "tenant_clocks"
where "tenant_clocks"."tenant_id" = $5::uuid;
