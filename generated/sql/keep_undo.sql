-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
-- $3 undoSet
-- $4 position
-- $5 reverted
-- $6 conflictCount
-- $7 conflicts
-- $8 reverted
-- $9 undoSet
-- $10 begun
insert into "undos" (tenant_id, change_set, undo_set, position, reverted, conflict_count, conflicts, undone_by, begun)
values ($1::uuid, $2, $3, $4, $5, $6, $7, case when $8::int > 0 then $9::uuid end, $10)
on conflict (tenant_id, change_set) do update set undo_set = excluded.undo_set, position = excluded.position, reverted = excluded.reverted, conflict_count = excluded.conflict_count, conflicts = excluded.conflicts, undone_by = coalesce(excluded.undone_by, "undos"."undone_by"), begun = excluded.begun;
