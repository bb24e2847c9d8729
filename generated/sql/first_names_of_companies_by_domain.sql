-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "companies"."domain"::text as name
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."domain" is not null))
order by "companies"."domain"
limit 1000;
