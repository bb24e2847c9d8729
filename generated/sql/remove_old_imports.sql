-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 tenantId
delete from "import_jobs" using unnest($1::uuid[]) as old ("key0")
where ("import_jobs"."tenant_id" = $2::uuid and (("import_jobs"."id") = (old."key0")));
