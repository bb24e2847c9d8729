-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 tenantId
select distinct found.taken
from unnest($1::text[]) as wanted (key), lateral (
  select "deals"."pipeline_id" || ' ' || left(public.crm_fold("deals"."name"), 512) as taken
  from "deals"
  where ("deals"."tenant_id" = $2::uuid and (left(public.crm_fold("deals"."name"), 512) = wanted.key))
  offset 0
) as found;
