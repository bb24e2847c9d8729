-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 credentialId
-- $3 operation
-- $4 key
-- $5 since
select "idempotency_keys"."credential_id" as "credentialId",
  "idempotency_keys"."operation" as operation,
  "idempotency_keys"."key" as key,
  "idempotency_keys"."answer" as answer,
  "idempotency_keys"."progress" as progress
from "idempotency_keys"
where ("idempotency_keys"."tenant_id" = $1::uuid and (("idempotency_keys"."credential_id", "idempotency_keys"."operation", "idempotency_keys"."key") > ($2::uuid, $3, $4)) and ("idempotency_keys"."created_at" >= $5::timestamptz))
order by "idempotency_keys"."credential_id", "idempotency_keys"."operation", "idempotency_keys"."key"
limit 500;
