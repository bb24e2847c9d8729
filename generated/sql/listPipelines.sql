-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 limit
-- $6 tenantId
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "pipelines".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "pipelines"
      where ("pipelines"."tenant_id" = $2::uuid and "pipelines"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "pipelines"."tenant_id" between $3::uuid and $4::uuid)
      order by "pipelines"."id"
      limit 101
    ) as found
    limit $5::int + 1
  ) as "pipelines", lateral (
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
        where ("stages"."tenant_id" = $6::uuid and ("stages"."pipeline_id" = "pipelines"."id"))
        order by "stages"."position", "stages"."id"
      ) stage
    ) as "stages",
      substr(to_json("pipelines"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("pipelines"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
