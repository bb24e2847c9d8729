-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
delete from "import_pieces"
where ("import_pieces"."tenant_id" = $1::uuid and ("import_pieces"."kind" = 'dry' or (("import_pieces"."kind" = 'file' or "import_pieces"."number" > 0) and "import_pieces"."job_id" in (
  select "import_jobs"."id"
  from "import_jobs"
  where "import_jobs"."tenant_id" = $2::uuid
))));
