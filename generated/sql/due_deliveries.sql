-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 jobs
/* of all tenants */
select job.id as "jobId",
  delivery.tenant_id as "tenantId",
  delivery.id,
  delivery.webhook_id as "webhookId",
  delivery.event,
  delivery.event_id as "eventId",
  delivery.body,
  delivery.attempt,
  webhook.url,
  webhook.secret_encrypted as "secretEncrypted"
from json_to_recordset($1::json) as job (id uuid, "tenantId" uuid, "webhookId" uuid, "deliveryId" uuid)
join "webhook_deliveries" as delivery on delivery.tenant_id = job."tenantId"
  and delivery.webhook_id = job."webhookId"
  and delivery.id = job."deliveryId"
  and delivery.job_id = job.id
  and delivery.status = 'pending'
join "webhooks" as webhook on webhook.tenant_id = delivery.tenant_id
  and webhook.id = delivery.webhook_id
  and webhook.is_active;
