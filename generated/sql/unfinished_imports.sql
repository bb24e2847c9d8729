-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select count(*)::int as count
from "import_jobs"
where ("import_jobs"."tenant_id" = $1::uuid and ("import_jobs"."status" in ('queued', 'running')));
