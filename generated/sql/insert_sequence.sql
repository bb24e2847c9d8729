-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 0
-- $3 now
insert into "tenant_clocks" ("tenant_id", "sequence", "changed_at", "subscriptions", "properties", "removed_changes", "oldest_sequence", "retained_to", "retained_changes")
values ($1, $2, $3, default, default, default, default, default, default);
