-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "companies"."name"::text as name
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."name_key" is not null))
order by "companies"."name_key"
limit 1000;
