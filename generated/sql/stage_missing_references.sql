-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
with input as (
  select *
  from json_populate_recordset(null::"stages", $1::json) with ordinality
)
select input.ordinality::int - 1 as number,
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
