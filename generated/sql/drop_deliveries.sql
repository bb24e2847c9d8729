-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 exceptId
update "webhook_deliveries"
set status = 'failed',
  error = 'the webhook was switched off',
  next_attempt_at = null,
  updated_at = now()
where ("webhook_deliveries"."tenant_id" = $1::uuid and "webhook_deliveries"."webhook_id" = $2 and "webhook_deliveries"."status" = 'pending' and "webhook_deliveries"."id" is distinct from $3::uuid)
returning "webhook_deliveries"."job_id" as "jobId";
