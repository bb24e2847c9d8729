-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 totalRows
-- $2 tenantId
-- $3 id
update "import_jobs"
set total_rows = $1::int,
  updated_at = date_trunc('milliseconds', clock_timestamp())
where ("import_jobs"."tenant_id" = $2::uuid and "import_jobs"."id" = $3::uuid);
