-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 credentialIds
-- $2 operations
-- $3 keys
-- $4 bodyHashes
-- $5 changeSets
-- $6 sequences
-- $7 answers
-- $8 progress
-- $9 tenantId
insert into "idempotency_keys" (tenant_id, credential_id, operation, key, body_hash, change_set, sequence, answer, progress, created_at)
select "tenant_clocks"."tenant_id",
  wanted.credential_id,
  wanted.operation,
  wanted.key,
  wanted.body_hash,
  wanted.change_set,
  wanted.sequence,
  wanted.answer,
  wanted.progress::json,
  now()
from "tenant_clocks", unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::bigint[], $7::text[], $8::text[]) as wanted (credential_id, operation, key, body_hash, change_set, sequence, answer, progress)
where "tenant_clocks"."tenant_id" = $9::uuid
on conflict (tenant_id, credential_id, operation, key) do update set body_hash = excluded.body_hash, change_set = excluded.change_set, sequence = excluded.sequence, answer = excluded.answer, progress = excluded.progress, created_at = excluded.created_at;
