-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "import_jobs"."tenant_id" as "tenantId",
  "import_jobs"."id" as "key0"
from "import_jobs"
where "import_jobs"."created_at" < now() - interval '7 days'
limit 5000;
