-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 survivorId
update "merged_records"
set key = null
where ("merged_records"."tenant_id" = $1::uuid and ("merged_records"."survivor_id" = $2::uuid));
