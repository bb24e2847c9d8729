-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "tenant_clocks"."tenant_id" as "tenantId"
from "tenant_clocks";
