-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 tenantId
select distinct found.taken
from unnest($1::text[]) as wanted (key), lateral (
  select 'name ' || left(public.crm_fold("companies"."name"), 512) as taken
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and (left(public.crm_fold("companies"."name"), 512) = wanted.key))
  offset 0
) as found;
