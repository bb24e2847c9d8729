-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 sequence
-- $3 entity
-- $4 id
-- $5 action
-- $6 changedAt
-- $7 data
-- $8 changeSet
-- $9 actorType
-- $10 actorId
-- $11 actorName
-- $12 source
-- $13 changedProperties
-- $14 previous
-- $15 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
values ($1::uuid, $2::bigint, $3::text, $4::uuid, $5::text, $6::timestamptz, $7::json, $8::uuid, $9::text, $10::uuid, $11::text, $12::text, $13::json, $14::json)
returning logged.entity_id as id,
  case when $15::boolean then logged.data end as json;
