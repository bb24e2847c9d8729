-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "companies"."id"::text as name
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."id" is not null))
order by "companies"."id"
limit 1000;
