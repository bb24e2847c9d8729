-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 action
-- $3 changedAt
-- $4 tenantId
-- $5 changeSet
-- $6 actorType
-- $7 actorId
-- $8 actorName
-- $9 source
-- $10 changedProperties
-- $11 previous
-- $12 tenantId
-- $13 id
-- $14 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "pipelines"."tenant_id",
  $1::bigint,
  'pipeline',
  "pipelines"."id",
  $2::text,
  $3::timestamptz,
  (
  select row_to_json(shown)
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
        where ("stages"."tenant_id" = $4::uuid and "stages"."pipeline_id" = "pipelines"."id")
        order by "stages"."position", "stages"."id"
      ) stage
    ) as "stages",
      substr(to_json("pipelines"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("pipelines"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $5::uuid,
  $6::text,
  $7::uuid,
  $8::text,
  $9::text,
  $10::json,
  $11::json
from "pipelines"
where ("pipelines"."tenant_id" = $12::uuid and "pipelines"."id" = $13::uuid)
returning logged.entity_id as id,
  case when $14::boolean then logged.data end as json;
