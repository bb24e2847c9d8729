-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 keys
-- $3 tenantId
select input.number::int - 1 as number,
  found.id,
  found.is_exact as "isExact"
from unnest($1::text[], $2::text[]) with ordinality as input (name, key, number), lateral (
  select "deals"."id",
    false as is_alias,
    "deals"."name"::text = input.name as is_exact
  from "deals"
  where ("deals"."tenant_id" = $3::uuid and (left(public.crm_fold("deals"."name"), 512) = input.key))
  order by "deals"."name"::text = input.name desc, "deals"."id"
  limit 2
) as found;
