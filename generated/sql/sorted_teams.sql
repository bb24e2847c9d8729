-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after0
-- $3 after1
select "teams"."id" as id,
  left(public.crm_fold("teams"."name"), 512) as key,
  "teams"."name_key" as told,
  array[left(public.crm_fold("teams"."name"), 512)::text,
  "teams"."id"::text] as position
from "teams"
where ("teams"."tenant_id" = $1::uuid and (left(public.crm_fold("teams"."name"), 512) is not null) and ((left(public.crm_fold("teams"."name"), 512), "teams"."id") > ($2::text, $3::uuid)))
order by left(public.crm_fold("teams"."name"), 512), "teams"."id"
limit 1000;
