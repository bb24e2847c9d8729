-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
with input as (
  select (value ->> 0)::uuid as "pipeline_id",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
)
select input.number,
  'stages_pipeline' as constraint
from (
  select distinct "pipeline_id"
  from input
  where "pipeline_id" is not null
) as wanted
join input using ("pipeline_id")
where (
  select true
  from "pipelines"
  where ("pipelines"."tenant_id" = $2::uuid and ("pipelines"."id" = wanted."pipeline_id"))
  limit 1
) is null;
