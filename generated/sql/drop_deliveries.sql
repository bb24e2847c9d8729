-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 tenantId
-- $4 webhookId
-- $5 exceptId
-- $6 tenantId
-- $7 webhookId
with locked as materialized (
  select
  from "webhooks"
  where ("webhooks"."tenant_id" = $1::uuid and "webhooks"."id" = $2)
  for no key update
), waiting as materialized (
  select "webhook_deliveries"."id",
    "webhook_deliveries"."job_id"
  from locked, "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $3::uuid and "webhook_deliveries"."webhook_id" = $4 and "webhook_deliveries"."status" = 'pending' and "webhook_deliveries"."id" is distinct from $5::uuid)
), removed as (
  delete from pgboss.job as job using waiting
  where job.name = 'webhook-deliveries'
    and job.id = waiting.job_id
    and job.state = 'created'
  returning job.id
)
update "webhook_deliveries"
set status = 'failed',
  error = 'the webhook was switched off',
  next_attempt_at = null,
  job_id = null,
  updated_at = now()
from waiting
where ("webhook_deliveries"."tenant_id" = $6::uuid and "webhook_deliveries"."webhook_id" = $7 and "webhook_deliveries"."id" = waiting.id);
