-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 processed
-- $2 imported
-- $3 updated
-- $4 unchanged
-- $5 skipped
-- $6 errors
-- $7 ignored
-- $8 createdReferences
-- $9 number
-- $10 now
-- $11 tenantId
-- $12 id
-- $13 number
update "import_jobs"
set processed_rows = processed_rows + $1::int,
  imported = imported + $2::int,
  updated = updated + $3::int,
  unchanged = unchanged + $4::int,
  skipped = skipped + $5::int,
  errors = errors || $6::text[],
  ignored_lines = ignored_lines || $7::int[],
  created_references = created_references + $8::int,
  chunks_done = $9::int,
  updated_at = $10::timestamptz,
  beginnings = case when is_dry_run then beginnings else 1 end
where ("import_jobs"."tenant_id" = $11::uuid and ("import_jobs"."id" = $12::uuid) and (status = 'running') and (chunks_done = $13::int - 1))
returning id;
