-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "webhook_bodies"."tenant_id" as "tenantId",
  "webhook_bodies"."event_id" as "key0"
from "webhook_bodies"
where "webhook_bodies"."created_at" < now() - interval '31 days'
limit 5000;
