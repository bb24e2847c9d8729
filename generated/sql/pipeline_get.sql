-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 id
select row_to_json(record) as json
from (
  select "pipelines"."id" as "id",
    "pipelines"."tenant_id" as "tenantId",
    "pipelines"."name" as "name",
    "pipelines"."is_default" as "isDefault",
    (
    select coalesce(json_agg(stage), '[]')
    from (
      select "stages"."id" as "id",
        "stages"."tenant_id" as "tenantId",
        "stages"."pipeline_id" as "pipelineId",
        "stages"."name" as "name",
        "stages"."position" as "position",
        "stages"."probability" as "probability",
        substr(to_json("stages"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
        substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
      from "stages"
      where ("stages"."tenant_id" = $1::uuid and ("stages"."pipeline_id" = "pipelines"."id"))
      order by "stages"."position", "stages"."id"
    ) stage
  ) as "stages",
    substr(to_json("pipelines"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("pipelines"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "pipelines"
  where ("pipelines"."tenant_id" = $2::uuid and ("pipelines"."id" = $3))
) record;
