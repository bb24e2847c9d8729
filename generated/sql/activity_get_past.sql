-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 customForms
-- $2 ids
-- $3 tenantId
-- $4 asOf
-- $5 hiddenOf_activity
-- $6 tenantId
-- $7 id
with "activities" as (
  select "changes"."tenant_id" as tenant_id,
    "changes"."sequence" as sequence,
    record."id" as "id",
    record."createdAt" as "created_at",
    record."updatedAt" as "updated_at",
    record."ownerId" as "owner_id",
    case when coalesce(record.custom, '{}') = '{}' then '{}' else (
    select coalesce(jsonb_object_agg(one.key, one.value), '{}')
    from (
      select $1::jsonb as forms
    ) as known, lateral jsonb_each(record.custom) as one
    where jsonb_typeof(one.value) = known.forms -> one.key ->> 'type'
      and one.value #>> '{}' ~ (known.forms -> one.key ->> 'pattern')
  ) end as "custom",
    record."activityType" as "activity_type",
    record."subject" as "subject",
    record."body" as "body",
    record."scheduledAt" as "scheduled_at",
    record."completedAt" as "completed_at",
    record."status" as "status",
    record."priority" as "priority",
    record."dueDate" as "due_date",
    record."contactId" as "contact_id",
    record."companyId" as "company_id",
    record."dealId" as "deal_id",
    record."contactName",
    record."companyName",
    record."dealName",
    record."ownerName"
  from unnest($2::uuid[]) as wanted (id), lateral (
    select *
    from "changes"
    where ("changes"."tenant_id" = $3::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id) and (("changes"."entity_id", "changes"."sequence") <= (wanted.id, $4::bigint)))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  ) as "changes", lateral json_to_record("changes"."data") as record ("id" uuid, "createdAt" timestamp(3) with time zone, "updatedAt" timestamp(3) with time zone, "ownerId" uuid, "custom" jsonb, "activityType" text, "subject" text, "body" text, "scheduledAt" timestamp(3) with time zone, "completedAt" timestamp(3) with time zone, "status" text, "priority" text, "dueDate" timestamp(3) with time zone, "contactId" uuid, "companyId" uuid, "dealId" uuid, "contactName" text, "companyName" text, "dealName" text, "ownerName" text, "erasedAt" text)
  where "changes"."entity" = 'activity'
    and "changes"."action" <> 'deleted'
    and record."erasedAt" is null
)
select row_to_json(record) as json
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
    "activities"."contactName" as "contactName",
    "activities"."company_id" as "companyId",
    "activities"."companyName" as "companyName",
    "activities"."deal_id" as "dealId",
    "activities"."dealName" as "dealName",
    "activities"."owner_id" as "ownerId",
    "activities"."ownerName" as "ownerName",
    "activities"."custom" - $5::text[] as "custom",
    substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "activities"
  where ("activities"."tenant_id" = $6::uuid and ("activities"."id" = $7))
) record;
