-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select distinct "import_pieces"."tenant_id" as "tenantId",
  "import_pieces"."job_id" as id
from "import_pieces"
where "import_pieces"."created_at" < now() - interval '1 day'
  and "import_pieces"."number" = 0
  and not exists (
  select
  from "import_jobs"
  where "import_jobs"."tenant_id" = "import_pieces"."tenant_id"
    and "import_jobs"."id" = "import_pieces"."job_id"
)
limit 1000;
