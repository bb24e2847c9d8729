-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "deals"."name"::text as name
from "deals"
where ("deals"."tenant_id" = $1::uuid and ("deals"."name_key" is not null))
order by "deals"."name_key"
limit 1000;
