-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after0
-- $3 after1
-- $4 after2
select "deals"."id" as id,
  "deals"."pipeline_id" || ' ' || left(public.crm_fold("deals"."name"), 512) as key,
  "deals"."name_key" as told,
  array[left(public.crm_fold("deals"."name"), 512)::text,
  "deals"."pipeline_id"::text,
  "deals"."id"::text] as position
from "deals"
where ("deals"."tenant_id" = $1::uuid and (left(public.crm_fold("deals"."name"), 512) is not null) and ((left(public.crm_fold("deals"."name"), 512), "deals"."pipeline_id", "deals"."id") > ($2::text, $3::uuid, $4::uuid)))
order by left(public.crm_fold("deals"."name"), 512), "deals"."pipeline_id", "deals"."id"
limit 1000;
