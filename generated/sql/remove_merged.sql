-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
delete from "merged_records"
where ("merged_records"."tenant_id" = $1::uuid and ("merged_records"."id" = $2::uuid));
