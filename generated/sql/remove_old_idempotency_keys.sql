-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 key1
-- $3 key2
-- $4 tenantId
delete from "idempotency_keys" using unnest($1::uuid[], $2::text[], $3::text[]) as old ("key0", "key1", "key2")
where ("idempotency_keys"."tenant_id" = $4::uuid and (("idempotency_keys"."credential_id", "idempotency_keys"."operation", "idempotency_keys"."key") = (old."key0", old."key1", old."key2")));
