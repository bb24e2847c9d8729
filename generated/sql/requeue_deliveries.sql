-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 webhookId
-- $2 id
-- $3 jobId
-- $4 nextJobId
-- $5 tenantId
update "webhook_deliveries"
set job_id = lost.next_job_id
from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) as lost (webhook_id, id, job_id, next_job_id)
where ("webhook_deliveries"."tenant_id" = $5::uuid and ("webhook_deliveries"."webhook_id" = lost.webhook_id) and ("webhook_deliveries"."id" = lost.id) and ("webhook_deliveries"."job_id" is not distinct from lost.job_id) and ("webhook_deliveries"."status" = 'pending'))
returning "webhook_deliveries"."id";
