-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 userId
select
from "import_jobs"
where ("import_jobs"."tenant_id" = $1::uuid and ("import_jobs"."id" = $2::uuid) and ("import_jobs"."user_id" = $3::uuid));
