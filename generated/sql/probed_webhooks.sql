-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select wanted.id
from unnest($1::uuid[]) as wanted (id), lateral (
  select
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $2::uuid and "webhook_deliveries"."webhook_id" = wanted.id and "webhook_deliveries"."status" = 'pending' and "webhook_deliveries"."attempt" = 0 and "webhook_deliveries"."job_id" is not null)
  limit 1
) as probe;
