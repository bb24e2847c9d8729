-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
with living as materialized (
  select (job.data->>'deliveryId')::uuid as id
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name = 'webhook-deliveries'
      and state < 'completed'
  ) as job
)
select delivery.tenant_id as "tenantId",
  delivery.webhook_id as "webhookId",
  delivery.id as "deliveryId",
  case when delivery.attempt > 0
  or delivery.cause = 'redelivery' then 'retry' else coalesce(delivery.cause, 'first') end as attempt, delivery.next_attempt_at as "startAfter"
from "webhook_deliveries" as delivery
left join living on living.id = delivery.id
where delivery.status = 'pending'
  and delivery.next_attempt_at < now() - interval '1 minute'
  and living.id is null
limit 1000;
