-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 credentialId
-- $3 operation
-- $4 key
select "idempotency_keys"."body_hash" as "bodyHash",
  "idempotency_keys"."change_set" as "changeSet",
  "idempotency_keys"."answer" as answer,
  "idempotency_keys"."progress" as progress
from "idempotency_keys"
where ("idempotency_keys"."tenant_id" = $1::uuid and "idempotency_keys"."credential_id" = $2::uuid and "idempotency_keys"."operation" = $3 and "idempotency_keys"."key" = $4)
  and "idempotency_keys"."created_at" > now() - interval '24 hours';
