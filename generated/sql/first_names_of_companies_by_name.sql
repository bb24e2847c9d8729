-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "companies"."name"::text as name
from "companies"
where ("companies"."tenant_id" = $1::uuid and (public.crm_fold("companies"."name") is not null))
order by public.crm_fold("companies"."name")
limit 1000;
