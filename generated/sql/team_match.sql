-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
select input.number,
  found.id,
  found.is_alias as "isAlias"
from (
  select (value ->> 0)::text as "name",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input, lateral (
  select candidate.id,
    false as is_alias
  from (
    select "teams"."id"
    from "teams"
    where ("teams"."tenant_id" = $2::uuid and (left(public.crm_fold("teams"."name"), 512) = input."name"))
    offset 0
  ) as candidate
  where true
  order by candidate.id
  limit 1
) as found;
