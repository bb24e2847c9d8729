-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 tenantId
-- $4 webhookId
with waiting as (
  select "webhook_deliveries"."job_id"
  from "webhook_deliveries"
  where "webhook_deliveries"."tenant_id" = $1
    and "webhook_deliveries"."webhook_id" = $2
    and "webhook_deliveries"."status" = 'pending'
    and "webhook_deliveries"."attempt" = 0
    and "webhook_deliveries"."job_id" is not null
), removed as (
  delete from pgboss.job as job using waiting
  where job.name = 'webhook-deliveries'
    and job.id = waiting.job_id
    and job.state = 'created'
  returning job.id
)
update "webhook_deliveries" as delivery
set job_id = null
from removed
where delivery.tenant_id = $3
  and delivery.webhook_id = $4
  and delivery.status = 'pending'
  and delivery.job_id = removed.id;
