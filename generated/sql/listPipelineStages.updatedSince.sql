-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 pipelineId
-- $3 updatedSince
-- $4 limit
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
      where ("stages"."tenant_id" = $1::uuid and "stages"."pipeline_id" = $2 and "stages"."updated_at" > $3::timestamptz)
      order by "stages"."updated_at", "stages"."id"
      limit 100
    ) as whole
    limit $4
  ) as "stages"
  order by "stages"."updated_at", "stages"."id"
) as record;
