-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "webhook_deliveries"."tenant_id" as "tenantId",
  "webhook_deliveries"."webhook_id" as "key0",
  "webhook_deliveries"."id" as "key1"
from "webhook_deliveries"
where "webhook_deliveries"."created_at" < now() - interval '30 days'
limit 5000;
