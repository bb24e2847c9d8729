-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequences
-- $2 action
-- $3 times
-- $4 bantThreshold
-- $5 changeSet
-- $6 actorType
-- $7 actorId
-- $8 actorName
-- $9 source
-- $10 changedProperties
-- $11 previous
-- $12 tenantId
-- $13 tenantId
-- $14 tenantId
-- $15 tenantId
-- $16 tenantId
-- $17 ids
-- $18 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "deals"."tenant_id",
  ($1::bigint[])[1],
  'deal',
  "deals"."id",
  $2::text,
  ($3::timestamptz[])[1],
  (
  select row_to_json(shown)
  from (
    select "deals"."id" as "id",
      "deals"."tenant_id" as "tenantId",
      "deals"."pipeline_id" as "pipelineId",
      "deals"."stage_id" as "stageId",
      "stages"."name" as "stageName",
      "deals"."name" as "name",
      "deals"."contact_id" as "contactId",
      "contacts"."first_name" || ' ' || "contacts"."last_name" as "contactName",
      "deals"."company_id" as "companyId",
      "companies"."name" as "companyName",
      "deals"."value" as "value",
      "deals"."currency" as "currency",
      "deals"."probability" as "probability",
      substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "expectedCloseDate",
      substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "actualCloseDate",
      "deals"."status" as "status",
      "deals"."notes" as "notes",
      "deals"."owner_id" as "ownerId",
      "users"."name" as "ownerName",
      substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "deals"."bant_score" as "bantScore",
      coalesce("deals"."bant_score" >= $4::int, false) as "isBantQualified",
      substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $5::uuid,
  $6::text,
  $7::uuid,
  $8::text,
  $9::text,
  ($10::text[])[1]::json,
  ($11::text[])[1]::json
from "deals"
left join lateral (
  select "stages"."name"
  from "stages"
  where ("stages"."tenant_id" = $12::uuid and "stages"."id" = "deals"."stage_id")
  limit 1
) as "stages" on true
left join lateral (
  select "contacts"."first_name",
    "contacts"."last_name"
  from "contacts"
  where ("contacts"."tenant_id" = $13::uuid and "contacts"."id" = "deals"."contact_id")
  limit 1
) as "contacts" on true
left join lateral (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $14::uuid and "companies"."id" = "deals"."company_id")
  limit 1
) as "companies" on true
left join lateral (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $15::uuid and "users"."id" = "deals"."owner_id")
  limit 1
) as "users" on true
where ("deals"."tenant_id" = $16::uuid and "deals"."id" = ($17::uuid[])[1])
returning logged.entity_id as id,
  case when $18::boolean then logged.data::text end as json;
