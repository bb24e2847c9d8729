-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 totalRows
-- $2 imported
-- $3 updated
-- $4 unchanged
-- $5 errorCount
-- $6 errors
-- $7 ignoredLines
-- $8 createdReferences
-- $9 position
-- $10 now
-- $11 tenantId
-- $12 id
-- $13 from
update "import_jobs"
set processed_rows = $1::int,
  imported = $2::int,
  updated = $3::int,
  unchanged = $4::int,
  skipped = $5::int,
  errors = errors || $6::text[],
  ignored_lines = ignored_lines || $7::int[],
  created_references = case when created_references is not null then $8::int end,
  chunks_done = $9::int,
  updated_at = $10::timestamptz,
  beginnings = case when is_dry_run then beginnings else 1 end
where ("import_jobs"."tenant_id" = $11::uuid and ("import_jobs"."id" = $12::uuid) and (status = 'running') and (chunks_done = $13::int))
returning id;
