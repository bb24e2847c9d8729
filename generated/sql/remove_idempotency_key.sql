-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 credentialId
-- $3 operation
-- $4 key
delete from "idempotency_keys"
where ("idempotency_keys"."tenant_id" = $1::uuid and ("idempotency_keys"."credential_id" = $2::uuid) and ("idempotency_keys"."operation" = $3) and ("idempotency_keys"."key" = $4));
