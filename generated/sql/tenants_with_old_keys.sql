-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select distinct "idempotency_keys"."tenant_id" as "tenantId"
from "idempotency_keys"
where "idempotency_keys"."created_at" < now() - interval '24 hours';
