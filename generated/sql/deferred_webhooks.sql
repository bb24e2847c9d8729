-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select distinct delivery.tenant_id as "tenantId",
  delivery.webhook_id as "webhookId"
from "webhook_deliveries" as delivery
where delivery.status = 'pending'
  and delivery.job_id is null
  and delivery.next_attempt_at < now() - interval '10 seconds';
