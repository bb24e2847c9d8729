-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
delete from "import_pieces"
where ("import_pieces"."tenant_id" = $1::uuid and ("import_pieces"."kind" <> 'errors' or "import_pieces"."number" > 0 or "import_pieces"."job_id" not in (
  select "import_jobs"."id"
  from "import_jobs"
  where "import_jobs"."tenant_id" = $2::uuid
)));
