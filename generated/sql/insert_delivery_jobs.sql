-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 webhookIds
-- $4 jobIds
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
from (
  select $1::uuid as tenant_id,
    id,
    webhook_id,
    job_id,
    now() as next_attempt_at
  from unnest($2::uuid[], $3::uuid[], $4::uuid[]) as queued (id, webhook_id, job_id)
) as queued
where job_id is not null;
