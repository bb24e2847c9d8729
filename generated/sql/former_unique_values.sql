-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select distinct "unique_values"."tenant_id" as "tenantId"
from "unique_values"
where "unique_values"."unique_key" is null;
