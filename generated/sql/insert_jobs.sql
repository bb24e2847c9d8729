-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantIds
-- $3 webhookIds
-- $4 deliveryIds
-- $5 suffixes
-- $6 times
insert into pgboss.job (id, name, data, group_id, start_after, retry_limit, retry_delay, expire_seconds, policy)
select id,
  'webhook-deliveries',
  jsonb_build_object('tenantId', tenant_id, 'webhookId', webhook_id, 'deliveryId', delivery_id),
  webhook_id || suffix,
  coalesce(start_after, now()),
  10,
  5,
  20,
  'standard'
from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[]) as job (id, tenant_id, webhook_id, delivery_id, suffix, start_after);
