-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 tenantId
select distinct found.taken
from unnest($1::text[]) as wanted (key), lateral (
  select "deals"."pipeline_id" || ' ' || public.crm_fold("deals"."name") as taken
  from "deals"
  where ("deals"."tenant_id" = $2::uuid and (public.crm_fold("deals"."name") = wanted.key))
  offset 0
) as found;
