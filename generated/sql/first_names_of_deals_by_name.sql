-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "deals"."name"::text as name
from "deals"
where ("deals"."tenant_id" = $1::uuid and (public.crm_fold("deals"."name") is not null))
order by public.crm_fold("deals"."name")
limit 1000;
