-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantIds
/* of followed tenants */
select "tenant_clocks"."tenant_id" as "tenantId",
  "tenant_clocks"."sequence"::float8 as latest
from "tenant_clocks"
where "tenant_clocks"."tenant_id" = any($1::uuid[]);
