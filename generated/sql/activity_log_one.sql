-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 action
-- $3 changedAt
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 changeSet
-- $9 actorType
-- $10 actorId
-- $11 actorName
-- $12 source
-- $13 changedProperties
-- $14 previous
-- $15 tenantId
-- $16 id
-- $17 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "activities"."tenant_id",
  $1::bigint,
  'activity',
  "activities"."id",
  $2::text,
  $3::timestamptz,
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
      (
      select "contacts"."first_name" || ' ' || "contacts"."last_name"
      from "contacts"
      where ("contacts"."tenant_id" = $4::uuid and "contacts"."id" = "activities"."contact_id")
    ) as "contactName",
      "activities"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $5::uuid and "companies"."id" = "activities"."company_id")
    ) as "companyName",
      "activities"."deal_id" as "dealId",
      (
      select "deals"."name"
      from "deals"
      where ("deals"."tenant_id" = $6::uuid and "deals"."id" = "activities"."deal_id")
    ) as "dealName",
      "activities"."owner_id" as "ownerId",
      (
      select "users"."name"
      from "users"
      where ("users"."tenant_id" = $7::uuid and "users"."id" = "activities"."owner_id")
    ) as "ownerName",
      substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $8::uuid,
  $9::text,
  $10::uuid,
  $11::text,
  $12::text,
  $13::json,
  $14::json
from "activities"
where ("activities"."tenant_id" = $15::uuid and "activities"."id" = $16::uuid)
returning logged.entity_id as id,
  case when $17::boolean then logged.data end as json;
