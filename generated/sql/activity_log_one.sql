-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequences
-- $2 action
-- $3 times
-- $4 changeSet
-- $5 actorType
-- $6 actorId
-- $7 actorName
-- $8 source
-- $9 changedProperties
-- $10 previous
-- $11 tenantId
-- $12 tenantId
-- $13 tenantId
-- $14 tenantId
-- $15 tenantId
-- $16 ids
-- $17 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "activities"."tenant_id",
  ($1::bigint[])[1],
  'activity',
  "activities"."id",
  $2::text,
  ($3::timestamptz[])[1],
  (
  select row_to_json(shown)
  from (
    select "activities"."id" as "id",
      "activities"."tenant_id" as "tenantId",
      "activities"."activity_type" as "activityType",
      "activities"."subject" as "subject",
      "activities"."body" as "body",
      substr(to_json("activities"."scheduled_at" + interval '1 us')::text, 2, 23) || 'Z' as "scheduledAt",
      substr(to_json("activities"."completed_at" + interval '1 us')::text, 2, 23) || 'Z' as "completedAt",
      "activities"."status" as "status",
      "activities"."priority" as "priority",
      substr(to_json("activities"."due_date" + interval '1 us')::text, 2, 23) || 'Z' as "dueDate",
      "activities"."contact_id" as "contactId",
      "contacts"."first_name" || ' ' || "contacts"."last_name" as "contactName",
      "activities"."company_id" as "companyId",
      "companies"."name" as "companyName",
      "activities"."deal_id" as "dealId",
      "deals"."name" as "dealName",
      "activities"."owner_id" as "ownerId",
      "users"."name" as "ownerName",
      substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $4::uuid,
  $5::text,
  $6::uuid,
  $7::text,
  $8::text,
  ($9::text[])[1]::json,
  ($10::text[])[1]::json
from "activities"
left join lateral (
  select "contacts"."first_name",
    "contacts"."last_name"
  from "contacts"
  where ("contacts"."tenant_id" = $11::uuid and "contacts"."id" = "activities"."contact_id")
  limit 1
) as "contacts" on true
left join lateral (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $12::uuid and "companies"."id" = "activities"."company_id")
  limit 1
) as "companies" on true
left join lateral (
  select "deals"."name"
  from "deals"
  where ("deals"."tenant_id" = $13::uuid and "deals"."id" = "activities"."deal_id")
  limit 1
) as "deals" on true
left join lateral (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $14::uuid and "users"."id" = "activities"."owner_id")
  limit 1
) as "users" on true
where ("activities"."tenant_id" = $15::uuid and "activities"."id" = ($16::uuid[])[1])
returning logged.entity_id as id,
  case when $17::boolean then logged.data::text end as json;
