-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select array_agg("deals"."id" order by "deals"."id")::text[] as ids
from "deals"
where "deals"."tenant_id" = $1::uuid
group by "deals"."pipeline_id", left(public.crm_fold("deals"."name"), 512)
having count(distinct "deals"."name_key") > 1;
