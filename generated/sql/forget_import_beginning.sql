-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
update "import_jobs"
set beginnings = greatest(0, beginnings - 1)
where ("import_jobs"."tenant_id" = $1::uuid and ("import_jobs"."id" = $2::uuid) and ("import_jobs"."status" in ('queued', 'running')));
