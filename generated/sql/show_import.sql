-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 status
-- $2 fileRows
-- $3 totalRows
-- $4 imported
-- $5 updated
-- $6 unchanged
-- $7 errorCount
-- $8 errors
-- $9 ignoredLines
-- $10 createdReferences
-- $11 position
-- $12 beginnings
-- $13 startedAt
-- $14 finishedAt
-- $15 now
-- $16 tenantId
-- $17 id
-- $18 from
update "import_jobs"
set status = $1,
  total_rows = coalesce($2::int, total_rows),
  processed_rows = $3::int,
  imported = $4::int,
  updated = $5::int,
  unchanged = $6::int,
  skipped = $7::int,
  errors = $8::text[],
  ignored_lines = $9::int[],
  created_references = case when created_references is not null then $10::int end,
  chunks_done = $11::int,
  beginnings = $12::int,
  started_at = coalesce(started_at, $13::timestamptz),
  finished_at = $14::timestamptz,
  updated_at = $15::timestamptz
where ("import_jobs"."tenant_id" = $16::uuid and ("import_jobs"."id" = $17::uuid) and ("import_jobs"."status" in ('queued', 'running')) and (chunks_done = $18::int))
returning id;
