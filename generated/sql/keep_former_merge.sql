-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
update "merged_records"
set survivor_id = "merged_records"."id",
  key = null
where ("merged_records"."tenant_id" = $1::uuid and ("merged_records"."id" = $2::uuid));
