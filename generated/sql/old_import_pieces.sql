-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "import_pieces"."tenant_id" as "tenantId",
  "import_pieces"."job_id" as "key0",
  "import_pieces"."kind" as "key1",
  "import_pieces"."number" as "key2"
from "import_pieces"
where exists (
  select
  from "import_jobs"
  where "import_jobs"."tenant_id" = "import_pieces"."tenant_id"
    and "import_jobs"."id" = "import_pieces"."job_id"
    and "import_jobs"."created_at" < now() - interval '7 days'
)
limit 5000;
