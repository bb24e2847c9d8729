-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 webhookId
-- $2 id
-- $3 tenantId
update "webhook_deliveries"
set body = null,
  next_attempt_at = null,
  updated_at = now(),
  status = case when "webhook_deliveries"."status" = 'pending' then 'failed' else "webhook_deliveries"."status" end,
  error = case when "webhook_deliveries"."status" = 'pending'
  or "webhook_deliveries"."error" is not null then 'the contact was erased' end
from unnest($1::uuid[], $2::uuid[]) as held (webhook_id, id)
where ("webhook_deliveries"."tenant_id" = $3::uuid and ("webhook_deliveries"."webhook_id" = held.webhook_id) and ("webhook_deliveries"."id" = held.id))
returning "webhook_deliveries"."id";
