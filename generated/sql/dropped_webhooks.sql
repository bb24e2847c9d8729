-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "dropped_webhooks"."tenant_id" as "tenantId",
  "dropped_webhooks"."webhook_id" as "webhookId"
from "dropped_webhooks"
limit 1;
