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
-- $14 tenantId
-- $15 tenantId
-- $16 hiddenOf_activity
-- $17 tenantId
-- $18 tenantId
-- $19 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "tenant_clocks"."tenant_id",
  wanted.sequence,
  'activity',
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
        where ("contacts"."tenant_id" = $12::uuid and ("contacts"."id" = "activities"."contact_id"))
      ) as "contactName",
        "activities"."company_id" as "companyId",
        (
        select "companies"."name"
        from "companies"
        where ("companies"."tenant_id" = $13::uuid and ("companies"."id" = "activities"."company_id"))
      ) as "companyName",
        "activities"."deal_id" as "dealId",
        (
        select "deals"."name"
        from "deals"
        where ("deals"."tenant_id" = $14::uuid and ("deals"."id" = "activities"."deal_id"))
      ) as "dealName",
        "activities"."owner_id" as "ownerId",
        (
        select "users"."name"
        from "users"
        where ("users"."tenant_id" = $15::uuid and ("users"."id" = "activities"."owner_id"))
      ) as "ownerName",
        "activities"."custom" - $16::text[] as "custom",
        substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
        substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
    ) as shown
  ) as data
  from "activities"
  where ("activities"."tenant_id" = $17::uuid and ("activities"."id" = wanted.id))
  limit 1
) as record
where "tenant_clocks"."tenant_id" = $18::uuid
returning logged.entity_id as id,
  case when $19::boolean then logged.data end as json;
