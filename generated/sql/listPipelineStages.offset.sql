-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 pipelineId
-- $3 pipelineId
-- $4 tenantId
-- $5 pipelineId
-- $6 pipelineId
-- $7 offset
-- $8 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "stages"."id" as "id",
    "stages"."tenant_id" as "tenantId",
    "stages"."pipeline_id" as "pipelineId",
    "stages"."name" as "name",
    "stages"."position" as "position",
    "stages"."probability" as "probability",
    substr(to_json("stages"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from (
    select *
    from (
      select *
      from "stages"
      where (("stages"."tenant_id" = $1::uuid and "stages"."pipeline_id" >= $2 and "stages"."pipeline_id" <= $3) and ("stages"."pipeline_id", "stages"."position", "stages"."id") >= (
        select "stages"."pipeline_id",
          "stages"."position",
          "stages"."id"
        from "stages"
        where ("stages"."tenant_id" = $4::uuid and "stages"."pipeline_id" >= $5 and "stages"."pipeline_id" <= $6)
        order by "stages"."pipeline_id", "stages"."position", "stages"."id"
        offset $7
        limit 1
      ))
      order by "stages"."pipeline_id", "stages"."position", "stages"."id"
      limit 100
    ) as whole
    limit $8
  ) as "stages"
  order by "stages"."pipeline_id", "stages"."position", "stages"."id"
) as record;
