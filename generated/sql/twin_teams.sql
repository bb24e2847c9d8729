-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select array_agg("teams"."id" order by "teams"."id")::text[] as ids
from "teams"
where "teams"."tenant_id" = $1::uuid
group by left(public.crm_fold("teams"."name"), 512)
having count(*) > 1;
