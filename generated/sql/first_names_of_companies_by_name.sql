-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "companies"."name"::text as name
from "companies"
where ("companies"."tenant_id" = $1::uuid and (left(public.crm_fold("companies"."name"), 512) is not null))
order by left(public.crm_fold("companies"."name"), 512)
limit 1000;
