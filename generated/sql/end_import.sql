-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 status
-- $2 errors
-- $3 status
-- $4 tenantId
-- $5 id
update "import_jobs"
set status = $1,
  errors = errors || $2::text[],
  total_rows = case when $3 = 'succeeded' then processed_rows else total_rows end,
  finished_at = date_trunc('milliseconds', clock_timestamp()),
  updated_at = date_trunc('milliseconds', clock_timestamp())
where ("import_jobs"."tenant_id" = $4::uuid and "import_jobs"."id" = $5::uuid and "import_jobs"."status" in ('queued', 'running'))
returning finished_at as "finishedAt";
