-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
with living as materialized (
  select job.id
  from pgboss.job as job
  where job.name = 'webhook-deliveries'
    and job.state < 'completed'
)
select delivery.tenant_id as "tenantId",
  delivery.webhook_id as "webhookId",
  delivery.id,
  delivery.job_id as "jobId",
  delivery.attempt,
  delivery.next_attempt_at as "nextAttemptAt"
from "webhook_deliveries" as delivery
where delivery.status = 'pending'
  and delivery.next_attempt_at < now() - interval '1 minute'
  and (delivery.job_id is null or delivery.job_id not in (
  select id
  from living
))
limit 1000;
