-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
update "import_jobs"
set errors = '{}',
  file_name = null
where "import_jobs"."tenant_id" = $1::uuid;
