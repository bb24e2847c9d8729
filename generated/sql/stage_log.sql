-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 action
-- $2 changeSet
-- $3 actorType
-- $4 actorId
-- $5 actorName
-- $6 source
-- $7 ids
-- $8 sequences
-- $9 times
-- $10 changedProperties
-- $11 previous
-- $12 tenantId
-- $13 tenantId
-- $14 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "tenant_clocks"."tenant_id",
  wanted.sequence,
  'stage',
  wanted.id,
  $1::text,
  wanted.changed_at,
  record.data,
  $2::uuid,
  $3::text,
  $4::uuid,
  $5::text,
  $6::text,
  wanted.changed_properties::json,
  wanted.previous::json
from "tenant_clocks", unnest($7::uuid[], $8::bigint[], $9::timestamptz[], $10::text[], $11::text[]) as wanted (id, sequence, changed_at, changed_properties, previous), lateral (
  select (
    select row_to_json(shown)
    from (
      select "stages"."id" as "id",
        "stages"."tenant_id" as "tenantId",
        "stages"."pipeline_id" as "pipelineId",
        "stages"."name" as "name",
        "stages"."position" as "position",
        "stages"."probability" as "probability",
        substr(to_json("stages"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
        substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
    ) as shown
  ) as data
  from "stages"
  where ("stages"."tenant_id" = $12::uuid and ("stages"."id" = wanted.id))
  limit 1
) as record
where "tenant_clocks"."tenant_id" = $13::uuid
returning logged.entity_id as id,
  case when $14::boolean then logged.data end as json;
