-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 survivorId
-- $2 tenantId
-- $3 ids
update "merged_records"
set survivor_id = $1::uuid
where ("merged_records"."tenant_id" = $2::uuid and ("merged_records"."id" = any($3::uuid[])));
