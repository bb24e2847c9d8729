-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 action
-- $3 changedAt
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 bantThreshold
-- $9 changeSet
-- $10 actorType
-- $11 actorId
-- $12 actorName
-- $13 source
-- $14 changedProperties
-- $15 previous
-- $16 tenantId
-- $17 id
-- $18 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "deals"."tenant_id",
  $1::bigint,
  'deal',
  "deals"."id",
  $2::text,
  $3::timestamptz,
  (
  select row_to_json(shown)
  from (
    select "deals"."id" as "id",
      "deals"."tenant_id" as "tenantId",
      "deals"."pipeline_id" as "pipelineId",
      "deals"."stage_id" as "stageId",
      (
      select "stages"."name"
      from "stages"
      where ("stages"."tenant_id" = $4::uuid and "stages"."id" = "deals"."stage_id")
    ) as "stageName",
      "deals"."name" as "name",
      "deals"."contact_id" as "contactId",
      (
      select "contacts"."first_name" || ' ' || "contacts"."last_name"
      from "contacts"
      where ("contacts"."tenant_id" = $5::uuid and "contacts"."id" = "deals"."contact_id")
    ) as "contactName",
      "deals"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $6::uuid and "companies"."id" = "deals"."company_id")
    ) as "companyName",
      "deals"."value" as "value",
      "deals"."currency" as "currency",
      "deals"."probability" as "probability",
      substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "expectedCloseDate",
      substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "actualCloseDate",
      "deals"."status" as "status",
      "deals"."notes" as "notes",
      "deals"."owner_id" as "ownerId",
      (
      select "users"."name"
      from "users"
      where ("users"."tenant_id" = $7::uuid and "users"."id" = "deals"."owner_id")
    ) as "ownerName",
      substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "deals"."bant_score" as "bantScore",
      coalesce("deals"."bant_score" >= $8::int, false) as "isBantQualified",
      substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $9::uuid,
  $10::text,
  $11::uuid,
  $12::text,
  $13::text,
  $14::json,
  $15::json
from "deals"
where ("deals"."tenant_id" = $16::uuid and "deals"."id" = $17::uuid)
returning logged.entity_id as id,
  case when $18::boolean then logged.data end as json;
