-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 keys
-- $3 tenantId
select input.number::int - 1 as number
from unnest($1::uuid[], $2::text[]) with ordinality as input (id, key, number), lateral (
  select
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and ("companies"."id" = input.id) and (left(public.crm_fold("companies"."name"), 512) = input.key))
  limit 1
) as found;
