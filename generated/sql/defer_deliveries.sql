-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 jobIds
update "webhook_deliveries"
set job_id = null
where ("webhook_deliveries"."tenant_id" = $1::uuid and "webhook_deliveries"."webhook_id" = $2 and "webhook_deliveries"."status" = 'pending')
  and "webhook_deliveries"."job_id" = any($3::uuid[]);
