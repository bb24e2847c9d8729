-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 removed
delete from "change_set_parts"
where ("change_set_parts"."tenant_id" = $1::uuid and ("change_set_parts"."first_sequence" <= $2::bigint));
