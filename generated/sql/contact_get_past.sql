-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 customForms
-- $2 ids
-- $3 tenantId
-- $4 asOf
-- $5 hiddenOf_contact
-- $6 tenantId
-- $7 id
with "contacts" as (
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
    record."firstName" as "first_name",
    record."lastName" as "last_name",
    record."email" as "email",
    record."phone" as "phone",
    record."mobile" as "mobile",
    record."title" as "title",
    record."department" as "department",
    record."companyId" as "company_id",
    record."address" as "address",
    record."city" as "city",
    record."state" as "state",
    record."country" as "country",
    record."postalCode" as "postal_code",
    record."lifecycleStage" as "lifecycle_stage",
    record."leadSource" as "lead_source",
    coalesce(record."tags", '{}') as "tags",
    record."notes" as "notes",
    record."lastActivityAt" as "last_activity_at",
    record."companyName",
    record."ownerName"
  from unnest($2::uuid[]) as wanted (id), lateral (
    select *
    from "changes"
    where ("changes"."tenant_id" = $3::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id) and (("changes"."entity_id", "changes"."sequence") <= (wanted.id, $4::bigint)))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  ) as "changes", lateral json_to_record("changes"."data") as record ("id" uuid, "createdAt" timestamp(3) with time zone, "updatedAt" timestamp(3) with time zone, "ownerId" uuid, "custom" jsonb, "firstName" text, "lastName" text, "email" text, "phone" text, "mobile" text, "title" text, "department" text, "companyId" uuid, "address" text, "city" text, "state" text, "country" text, "postalCode" text, "lifecycleStage" text, "leadSource" text, "tags" text[], "notes" text, "lastActivityAt" timestamp(3) with time zone, "companyName" text, "ownerName" text, "erasedAt" text)
  where "changes"."entity" = 'contact'
    and "changes"."action" <> 'deleted'
    and record."erasedAt" is null
)
select row_to_json(record) as json
from (
  select "contacts"."id" as "id",
    "contacts"."tenant_id" as "tenantId",
    "contacts"."first_name" as "firstName",
    "contacts"."last_name" as "lastName",
    "contacts"."email" as "email",
    "contacts"."phone" as "phone",
    "contacts"."mobile" as "mobile",
    "contacts"."title" as "title",
    "contacts"."department" as "department",
    "contacts"."company_id" as "companyId",
    "contacts"."companyName" as "companyName",
    "contacts"."address" as "address",
    "contacts"."city" as "city",
    "contacts"."state" as "state",
    "contacts"."country" as "country",
    "contacts"."postal_code" as "postalCode",
    "contacts"."lifecycle_stage" as "lifecycleStage",
    "contacts"."lead_source" as "leadSource",
    "contacts"."tags" as "tags",
    "contacts"."notes" as "notes",
    "contacts"."owner_id" as "ownerId",
    "contacts"."ownerName" as "ownerName",
    substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
    "contacts"."custom" - $5::text[] as "custom",
    substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "contacts"
  where ("contacts"."tenant_id" = $6::uuid and ("contacts"."id" = $7))
) record;
