-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select count(*)::int as count
from "idempotency_keys"
where ("idempotency_keys"."tenant_id" = $1::uuid and ("idempotency_keys"."operation" like '% ids') and ("idempotency_keys"."created_at" > now() - interval '24 hours'));
