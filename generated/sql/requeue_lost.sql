-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
with lost as (
  select delivery.tenant_id,
    delivery.webhook_id,
    delivery.id
  from "webhook_deliveries" as delivery
  where delivery.status = 'pending'
    and delivery.next_attempt_at < now() - interval '1 minute'
    and delivery.job_id is not null
    and not exists (
    select
    from pgboss.job as job
    where job.name = 'webhook-deliveries'
      and job.id = delivery.job_id
      and job.state < 'completed'
  )
  limit 1000
  for update skip locked
), queued as (
  update "webhook_deliveries" as delivery
  set job_id = gen_random_uuid()
  from lost
  where delivery.tenant_id = lost.tenant_id
    and delivery.webhook_id = lost.webhook_id
    and delivery.id = lost.id
  returning delivery.tenant_id,
    delivery.id,
    delivery.webhook_id,
    delivery.next_attempt_at,
    delivery.job_id
), jobs as (
  insert into pgboss.job (id, name, data, group_id, start_after, retry_limit, retry_delay, expire_seconds, policy)
  select job_id,
    'webhook-deliveries',
    jsonb_build_object('tenantId', tenant_id, 'webhookId', webhook_id, 'deliveryId', id),
    webhook_id::text,
    next_attempt_at,
    10,
    5,
    20,
    'standard'
  from queued
  where job_id is not null
)
select count(*)::int as count
from queued;
