-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 kind
-- $3 key
-- $4 changeSet
-- $5 position
-- $6 state
-- $7 ids
insert into "runs" (tenant_id, kind, key, change_set, position, state, ids, updated_at)
values ($1::uuid, $2, $3, $4, $5, $6, $7, now())
on conflict (tenant_id, kind, key) do update set change_set = excluded.change_set, position = excluded.position, state = excluded.state, ids = coalesce(excluded.ids, "runs"."ids"), updated_at = excluded.updated_at;
