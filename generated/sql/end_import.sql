-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 status
-- $2 errors
-- $3 status
-- $4 now
-- $5 now
-- $6 tenantId
-- $7 id
update "import_jobs"
set status = $1,
  errors = errors || $2::text[],
  total_rows = case when $3 = 'succeeded' then processed_rows else total_rows end,
  finished_at = $4::timestamptz,
  updated_at = $5::timestamptz
where ("import_jobs"."tenant_id" = $6::uuid and ("import_jobs"."id" = $7::uuid) and ("import_jobs"."status" in ('queued', 'running')))
returning finished_at as "finishedAt";
