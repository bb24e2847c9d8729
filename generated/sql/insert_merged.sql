-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 entity
-- $4 survivorId
-- $5 survivorId
-- $6 key
insert into "merged_records" (tenant_id, id, entity, merged_into, survivor_id, key)
values ($1::uuid, $2, $3, $4, $5, $6)
on conflict (tenant_id, id) do update set merged_into = excluded.merged_into, survivor_id = excluded.survivor_id, key = excluded.key;
