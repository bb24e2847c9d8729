-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 entity
-- $4 survivorId
-- $5 survivorId
-- $6 key
-- $7 sequence
insert into "merged_records" (tenant_id, id, entity, merged_into, survivor_id, key, sequence)
values ($1::uuid, $2, $3, $4, $5, $6, $7::bigint)
on conflict (tenant_id, id) do update set merged_into = excluded.merged_into, survivor_id = excluded.survivor_id, key = excluded.key, sequence = excluded.sequence;
