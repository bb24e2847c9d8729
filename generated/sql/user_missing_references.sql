-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
with input as (
  select (value ->> 0)::uuid as "team_id",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
)
select input.number,
  'users_team' as constraint
from (
  select distinct "team_id"
  from input
  where "team_id" is not null
) as wanted
join input using ("team_id")
where (
  select true
  from "teams"
  where ("teams"."tenant_id" = $2::uuid and ("teams"."id" = wanted."team_id"))
  limit 1
) is null;
