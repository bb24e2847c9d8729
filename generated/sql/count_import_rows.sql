-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 totalRows
-- $2 now
-- $3 tenantId
-- $4 id
update "import_jobs"
set total_rows = $1::int,
  updated_at = $2::timestamptz
where ("import_jobs"."tenant_id" = $3::uuid and ("import_jobs"."id" = $4::uuid));
