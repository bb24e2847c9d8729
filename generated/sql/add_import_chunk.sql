-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 processed
-- $2 imported
-- $3 updated
-- $4 unchanged
-- $5 skipped
-- $6 errors
-- $7 number
-- $8 now
-- $9 tenantId
-- $10 id
-- $11 number
update "import_jobs"
set processed_rows = processed_rows + $1::int,
  imported = imported + $2::int,
  updated = updated + $3::int,
  unchanged = unchanged + $4::int,
  skipped = skipped + $5::int,
  errors = errors || $6::text[],
  chunks_done = $7::int,
  updated_at = $8::timestamptz
where ("import_jobs"."tenant_id" = $9::uuid and ("import_jobs"."id" = $10::uuid) and (status = 'running') and (chunks_done = $11::int - 1))
returning id;
