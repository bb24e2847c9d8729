-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 credentialIds
-- $2 operations
-- $3 keys
-- $4 tenantId
-- $5 tenantId
select wanted.number::int - 1 as number,
  kept.body_hash as "bodyHash",
  kept.change_set as "changeSet",
  kept.answer,
  kept.progress,
  change.entity_id as "recordId",
  change.data as record
from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as wanted (credential_id, operation, key, number), lateral (
  select *
  from "idempotency_keys"
  where ("idempotency_keys"."tenant_id" = $4::uuid and "idempotency_keys"."credential_id" = wanted.credential_id and "idempotency_keys"."operation" = wanted.operation and "idempotency_keys"."key" = wanted.key)
  limit 1
) as kept
left join lateral (
  select entity_id,
    data
  from "changes"
  where ("changes"."tenant_id" = $5::uuid and "changes"."sequence" = kept.sequence)
  limit 1
) as change on true
where kept.created_at > now() - interval '24 hours';
