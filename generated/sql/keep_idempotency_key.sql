-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 credentialId
-- $3 operation
-- $4 key
-- $5 bodyHash
-- $6 changeSet
-- $7 answer
-- $8 progress
insert into "idempotency_keys" (tenant_id, credential_id, operation, key, body_hash, change_set, answer, progress, created_at)
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, now())
on conflict (tenant_id, credential_id, operation, key) do update set body_hash = excluded.body_hash, change_set = excluded.change_set, answer = excluded.answer, progress = excluded.progress, created_at = excluded.created_at;
