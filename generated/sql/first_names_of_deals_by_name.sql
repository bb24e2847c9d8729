-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "deals"."name"::text as name
from "deals"
where ("deals"."tenant_id" = $1::uuid and (left(public.crm_fold("deals"."name"), 512) is not null))
order by left(public.crm_fold("deals"."name"), 512)
limit 1000;
