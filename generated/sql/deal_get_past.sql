-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 customForms
-- $2 ids
-- $3 tenantId
-- $4 asOf
-- $5 hiddenOf_deal
-- $6 tenantId
-- $7 id
with "deals" as (
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
    record."pipelineId" as "pipeline_id",
    record."stageId" as "stage_id",
    record."name" as "name",
    record."contactId" as "contact_id",
    record."companyId" as "company_id",
    record."value" as "value",
    record."currency" as "currency",
    record."probability" as "probability",
    record."expectedCloseDate" as "expected_close_date",
    record."actualCloseDate" as "actual_close_date",
    record."status" as "status",
    record."notes" as "notes",
    record."lastActivityAt" as "last_activity_at",
    record."bantScore" as "bant_score",
    record."stageName",
    record."contactName",
    record."companyName",
    record."ownerName",
    record."isBantQualified",
    record."contacts"
  from unnest($2::uuid[]) as wanted (id), lateral (
    select *
    from "changes"
    where ("changes"."tenant_id" = $3::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id) and (("changes"."entity_id", "changes"."sequence") <= (wanted.id, $4::bigint)))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  ) as "changes", lateral json_to_record("changes"."data") as record ("id" uuid, "createdAt" timestamp(3) with time zone, "updatedAt" timestamp(3) with time zone, "ownerId" uuid, "custom" jsonb, "pipelineId" uuid, "stageId" uuid, "name" text, "contactId" uuid, "companyId" uuid, "value" numeric(18, 2), "currency" text, "probability" integer, "expectedCloseDate" timestamp(3) with time zone, "actualCloseDate" timestamp(3) with time zone, "status" text, "notes" text, "lastActivityAt" timestamp(3) with time zone, "bantScore" integer, "stageName" text, "contactName" text, "companyName" text, "ownerName" text, "isBantQualified" boolean, "contacts" json, "erasedAt" text)
  where "changes"."entity" = 'deal'
    and "changes"."action" <> 'deleted'
    and record."erasedAt" is null
)
select row_to_json(record) as json
from (
  select "deals"."id" as "id",
    "deals"."tenant_id" as "tenantId",
    "deals"."pipeline_id" as "pipelineId",
    "deals"."stage_id" as "stageId",
    "deals"."stageName" as "stageName",
    "deals"."name" as "name",
    "deals"."contact_id" as "contactId",
    "deals"."contactName" as "contactName",
    "deals"."company_id" as "companyId",
    "deals"."companyName" as "companyName",
    "deals"."value" as "value",
    "deals"."currency" as "currency",
    "deals"."probability" as "probability",
    substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "expectedCloseDate",
    substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "actualCloseDate",
    "deals"."status" as "status",
    "deals"."notes" as "notes",
    "deals"."owner_id" as "ownerId",
    "deals"."ownerName" as "ownerName",
    substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
    "deals"."bant_score" as "bantScore",
    "deals"."isBantQualified" as "isBantQualified",
    "deals"."custom" - $5::text[] as "custom",
    substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "deals"
  where ("deals"."tenant_id" = $6::uuid and ("deals"."id" = $7))
) record;
