-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 processed
-- $2 imported
-- $3 updated
-- $4 unchanged
-- $5 skipped
-- $6 errors
-- $7 number
-- $8 tenantId
-- $9 id
-- $10 number
update "import_jobs"
set processed_rows = processed_rows + $1::int,
  imported = imported + $2::int,
  updated = updated + $3::int,
  unchanged = unchanged + $4::int,
  skipped = skipped + $5::int,
  errors = errors || $6::text[],
  chunks_done = $7::int,
  updated_at = date_trunc('milliseconds', clock_timestamp())
where ("import_jobs"."tenant_id" = $8::uuid and "import_jobs"."id" = $9::uuid)
  and status = 'running'
  and chunks_done = $10::int - 1
returning id;
