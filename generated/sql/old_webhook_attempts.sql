-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "webhook_attempts"."tenant_id" as "tenantId",
  "webhook_attempts"."webhook_id" as "key0",
  "webhook_attempts"."id" as "key1"
from "webhook_attempts"
where "webhook_attempts"."created_at" < now() - interval '30 days'
limit 5000;
