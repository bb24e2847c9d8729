-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "runs"."tenant_id" as "tenantId",
  "runs"."key" as key
from "runs"
where "runs"."kind" = 'replay'
order by random()
limit 1000;
