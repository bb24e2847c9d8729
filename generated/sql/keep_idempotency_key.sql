-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 credentialId
-- $3 operation
-- $4 key
-- $5 bodyHash
-- $6 changeSet
-- $7 sequence
-- $8 answer
-- $9 progress
insert into "idempotency_keys" (tenant_id, credential_id, operation, key, body_hash, change_set, sequence, answer, progress, created_at)
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, now())
on conflict (tenant_id, credential_id, operation, key) do update set body_hash = excluded.body_hash, change_set = excluded.change_set, sequence = excluded.sequence, answer = excluded.answer, progress = excluded.progress, created_at = excluded.created_at;
