-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 credentialId
-- $2 operation
-- $3 key
-- $4 tenantId
-- $5 until
delete from "idempotency_keys" using unnest($1::uuid[], $2::text[], $3::text[]) as held (credential_id, operation, key)
where ("idempotency_keys"."tenant_id" = $4::uuid and ("idempotency_keys"."credential_id" = held.credential_id) and ("idempotency_keys"."operation" = held.operation) and ("idempotency_keys"."key" = held.key) and ("idempotency_keys"."created_at" < $5::timestamptz))
returning held.credential_id as "credentialId",
  held.operation,
  held.key;
