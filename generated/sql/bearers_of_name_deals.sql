-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 keys
-- $3 tenantId
select input.number::int - 1 as number
from unnest($1::uuid[], $2::text[]) with ordinality as input (id, key, number), lateral (
  select
  from "deals"
  where ("deals"."tenant_id" = $3::uuid and ("deals"."id" = input.id) and (left(public.crm_fold("deals"."name"), 512) = input.key))
  limit 1
) as found;
