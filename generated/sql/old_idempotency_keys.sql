-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "idempotency_keys"."tenant_id" as "tenantId",
  "idempotency_keys"."credential_id" as "key0",
  "idempotency_keys"."operation" as "key1",
  "idempotency_keys"."key" as "key2"
from "idempotency_keys"
where "idempotency_keys"."created_at" < now() - interval '24 hours'
limit 5000;
