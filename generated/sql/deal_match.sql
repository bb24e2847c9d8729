-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
select input.number,
  found.id,
  found.is_alias as "isAlias"
from (
  select (value ->> 0)::text as "name",
    (value ->> 1)::uuid as "pipeline_id",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input, lateral (
  select candidate.id,
    false as is_alias
  from (
    select "deals"."id",
      "deals"."pipeline_id"
    from "deals"
    where ("deals"."tenant_id" = $2::uuid and (left(public.crm_fold("deals"."name"), 512) = input."name"))
    offset 0
  ) as candidate
  where candidate."pipeline_id" = input."pipeline_id"
  order by candidate.id
  limit 1
) as found;
