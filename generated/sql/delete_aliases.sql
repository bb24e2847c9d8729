-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 mergedId
delete from "aliases"
where ("aliases"."tenant_id" = $1::uuid and ("aliases"."merged_id" = $2::uuid));
