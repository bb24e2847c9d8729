-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 results
/* of all tenants */
with result as materialized (
  select *
  from json_to_recordset($1::json) as result ("tenantId" uuid, id uuid, "jobId" uuid, "retryCount" integer, "webhookId" uuid, "isSuccess" boolean, "responseStatus" integer, error text, "durationMs" integer, "beganAt" timestamptz, "nextAttemptAt" timestamptz, number integer)
), locked as materialized (
  select webhook.tenant_id,
    webhook.id,
    webhook.failure_count
  from "webhooks" as webhook
  where (webhook.tenant_id, webhook.id) in (
    select "tenantId",
      "webhookId"
    from result
  )
  order by webhook.tenant_id, webhook.id
  for no key update
), settled as (
  update "webhook_deliveries" as delivery
  set attempt = delivery.attempt + 1,
    status = case when "isSuccess" then 'succeeded' when "nextAttemptAt" is null then 'failed' else 'pending' end,
    response_status = "responseStatus",
    error = result.error,
    duration_ms = "durationMs",
    delivered_at = case when "isSuccess" then now() end,
    next_attempt_at = "nextAttemptAt",
    job_id = case when "nextAttemptAt" is not null then gen_random_uuid() end,
    updated_at = now()
  from result
  where delivery.tenant_id = "tenantId"
    and delivery.webhook_id = "webhookId"
    and delivery.id = result.id
    and delivery.job_id = "jobId"
    and delivery.status = 'pending'
  returning delivery.tenant_id,
    delivery.id,
    delivery.webhook_id,
    delivery.next_attempt_at,
    delivery.job_id,
    "isSuccess",
    "beganAt",
    number
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
  from settled
  where job_id is not null
), removed as (
  delete from pgboss.job as job using result as done
  where job.name = 'webhook-deliveries'
    and job.id = done."jobId"
    and job.state = 'active'
    and job.retry_count = done."retryCount"
), placed as (
  select *,
    coalesce(max(number) filter (where "isSuccess") over (partition by tenant_id, webhook_id), 0) as success
  from settled
), outcome as (
  select tenant_id,
    webhook_id,
    max("beganAt") as began_at,
    max(success) > 0 as has_success,
    count(*) filter (where number > success) as failures
  from placed
  group by tenant_id, webhook_id
)
update "webhooks" as webhook
set last_triggered_at = greatest(webhook.last_triggered_at, outcome.began_at),
  failure_count = outcome.failures + case when outcome.has_success then 0 else locked.failure_count end
from outcome
join locked on locked.tenant_id = outcome.tenant_id
  and locked.id = outcome.webhook_id
where webhook.tenant_id = outcome.tenant_id
  and webhook.id = outcome.webhook_id
returning webhook.tenant_id as "tenantId",
  webhook.id as "webhookId",
  locked.failure_count as before,
  webhook.failure_count as after;
