-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 removed
-- $2 tenantId
update "tenant_clocks"
set removed_changes = greatest("tenant_clocks"."removed_changes", $1::bigint)
where "tenant_clocks"."tenant_id" = $2::uuid;
