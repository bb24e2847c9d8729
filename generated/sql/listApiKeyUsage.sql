-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 days
-- $4 tenantId
-- $5 id
-- $6 limit
-- $7 offset
with used as materialized (
  select "api_key_usage"."day",
    "api_key_usage"."operation_id",
    sum("api_key_usage"."count") as count,
    sum("api_key_usage"."errors") as errors,
    sum("api_key_usage"."rate_limited") as rate_limited
  from "api_key_usage"
  where ("api_key_usage"."tenant_id" = $1::uuid and ("api_key_usage"."key_id" = $2::uuid) and ("api_key_usage"."day" > current_date - $3::int))
  group by "api_key_usage"."day", "api_key_usage"."operation_id"
)
select coalesce(json_agg(entry order by number), '[]') as json,
  count(*)::int as "rowCount",
  exists (
  select
  from "api_keys"
  where ("api_keys"."tenant_id" = $4::uuid and ("api_keys"."id" = $5))
) as "isKnown"
from (
  select row_number() over () as number,
    (
    select entry
    from (
      select used.day as "day",
        used.operation_id as "operationId",
        used.count as "count",
        used.errors as "errors",
        used.rate_limited as "rateLimited"
    ) as entry
  ) as entry
  from (
    select *
    from used
    order by day desc, count desc, operation_id
    limit $6
    offset $7
  ) as used
) as page;
