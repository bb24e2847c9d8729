-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
select "webhook_deliveries"."id" as id,
  "webhook_deliveries"."job_id" as "jobId"
from "webhook_deliveries"
where ("webhook_deliveries"."tenant_id" = $1::uuid and "webhook_deliveries"."webhook_id" = $2 and "webhook_deliveries"."status" = 'pending')
  and "webhook_deliveries"."attempt" = 0
  and "webhook_deliveries"."job_id" is not null;
