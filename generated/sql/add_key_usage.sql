-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keyId
-- $2 scope
-- $3 day
-- $4 operationId
-- $5 count
-- $6 errors
-- $7 rateLimited
-- $8 tenantId
insert into "api_key_usage" (tenant_id, key_id, scope, day, operation_id, count, errors, rate_limited)
select "tenant_clocks"."tenant_id",
  used.*
from "tenant_clocks", unnest($1::uuid[], $2::smallint[], $3::date[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[]) as used
where "tenant_clocks"."tenant_id" = $8::uuid
on conflict (tenant_id, key_id, scope, day, operation_id) do update set count = "api_key_usage"."count" + excluded.count, errors = "api_key_usage"."errors" + excluded.errors, rate_limited = "api_key_usage"."rate_limited" + excluded.rate_limited;
