-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 pipelineId
-- $3 pipelineId
-- $4 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "stages"."id" as "id"
  from (
    select *
    from (
      select *
      from "stages"
      where ("stages"."tenant_id" = $1::uuid and "stages"."pipeline_id" >= $2 and "stages"."pipeline_id" <= $3)
      order by "stages"."pipeline_id", "stages"."position", "stages"."id"
      limit 100
    ) as whole
    limit $4
  ) as "stages"
  order by "stages"."pipeline_id", "stages"."position", "stages"."id"
) as record;
