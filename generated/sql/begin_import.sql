-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 now
-- $2 now
-- $3 tenantId
-- $4 id
update "import_jobs"
set status = 'running',
  started_at = coalesce(started_at, $1::timestamptz),
  updated_at = $2::timestamptz,
  beginnings = beginnings + 1,
  processed_rows = case when is_dry_run then 0 else processed_rows end,
  imported = case when is_dry_run then 0 else imported end,
  updated = case when is_dry_run then 0 else updated end,
  unchanged = case when is_dry_run then 0 else unchanged end,
  skipped = case when is_dry_run then 0 else skipped end,
  errors = case when is_dry_run then '{}' else errors end,
  ignored_lines = case when is_dry_run then '{}' else ignored_lines end,
  created_references = case when is_dry_run then created_references * 0 else created_references end,
  chunks_done = case when is_dry_run then 0 else chunks_done end
where ("import_jobs"."tenant_id" = $3::uuid and ("import_jobs"."id" = $4::uuid) and ("import_jobs"."status" in ('queued', 'running')));
