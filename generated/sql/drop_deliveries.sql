-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 tenantId
-- $4 webhookId
-- $5 exceptId
-- $6 max
update "webhook_deliveries"
set status = 'failed',
  error = 'the webhook was switched off',
  next_attempt_at = null,
  updated_at = now()
where ("webhook_deliveries"."tenant_id" = $1::uuid and ("webhook_deliveries"."webhook_id" = $2) and ("webhook_deliveries"."id" = any(array(
  select "webhook_deliveries"."id"
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $3::uuid and ("webhook_deliveries"."webhook_id" = $4) and ("webhook_deliveries"."status" = 'pending') and ("webhook_deliveries"."id" is distinct from $5::uuid))
  limit $6::int
))))
returning "webhook_deliveries"."id";
