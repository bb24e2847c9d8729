-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 limit
with due as (
  select "webhook_deliveries"."tenant_id",
    "webhook_deliveries"."webhook_id",
    "webhook_deliveries"."id"
  from "webhook_deliveries"
  join "webhooks" on "webhooks"."tenant_id" = "webhook_deliveries"."tenant_id"
    and "webhooks"."id" = "webhook_deliveries"."webhook_id"
  where "webhooks"."tenant_id" = $1
    and "webhooks"."id" = $2
    and "webhook_deliveries"."status" = 'pending'
    and "webhook_deliveries"."job_id" is null
    and ("webhooks"."failure_count" < 5 or not exists (
    select
    from "webhook_deliveries" as probe
    where probe.tenant_id = "webhooks"."tenant_id"
      and probe.webhook_id = "webhooks"."id"
      and probe.status = 'pending'
      and probe.attempt = 0
      and probe.job_id is not null
  ))
  order by "webhook_deliveries"."id"
  limit $3::int
  for update of "webhook_deliveries" skip locked
), queued as (
  update "webhook_deliveries" as delivery
  set job_id = gen_random_uuid(),
    next_attempt_at = now(),
    updated_at = now()
  from due
  where delivery.tenant_id = due.tenant_id
    and delivery.webhook_id = due.webhook_id
    and delivery.id = due.id
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
