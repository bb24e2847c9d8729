-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 jobIds
-- $3 tenantId
-- $4 webhookId
update "webhook_deliveries"
set job_id = released.job_id,
  next_attempt_at = now(),
  updated_at = now()
from unnest($1::uuid[], $2::uuid[]) as released (id, job_id)
where ("webhook_deliveries"."tenant_id" = $3::uuid and "webhook_deliveries"."webhook_id" = $4 and "webhook_deliveries"."status" = 'pending')
  and "webhook_deliveries"."id" = released.id;
