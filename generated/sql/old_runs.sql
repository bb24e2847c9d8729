-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "runs"."tenant_id" as "tenantId",
  "runs"."kind" as "key0",
  "runs"."key" as "key1"
from "runs"
where "runs"."kind" in ('bulk', 'import', 'job')
  and "runs"."updated_at" < now() - interval '24 hours'
limit 5000;
