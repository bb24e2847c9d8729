-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select delivery.tenant_id as "tenantId",
  delivery.webhook_id as "webhookId",
  delivery.id
from "webhook_deliveries" as delivery
where delivery.created_at < now() - interval '30 days'
limit 5000;
