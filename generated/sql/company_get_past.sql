-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 customForms
-- $2 ids
-- $3 tenantId
-- $4 asOf
-- $5 hiddenOf_company
-- $6 tenantId
-- $7 id
with "companies" as (
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
    record."name" as "name",
    record."domain" as "domain",
    record."industry" as "industry",
    record."description" as "description",
    record."employeeCount" as "employee_count",
    record."annualRevenue" as "annual_revenue",
    record."phone" as "phone",
    record."website" as "website",
    record."networkUrl" as "network_url",
    record."address" as "address",
    record."city" as "city",
    record."state" as "state",
    record."country" as "country",
    record."postalCode" as "postal_code",
    coalesce(record."tags", '{}') as "tags",
    record."notes" as "notes"
  from unnest($2::uuid[]) as wanted (id), lateral (
    select *
    from "changes"
    where ("changes"."tenant_id" = $3::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id) and (("changes"."entity_id", "changes"."sequence") <= (wanted.id, $4::bigint)))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  ) as "changes", lateral json_to_record("changes"."data") as record ("id" uuid, "createdAt" timestamp(3) with time zone, "updatedAt" timestamp(3) with time zone, "ownerId" uuid, "custom" jsonb, "name" text, "domain" text, "industry" text, "description" text, "employeeCount" integer, "annualRevenue" numeric(18, 2), "phone" text, "website" text, "networkUrl" text, "address" text, "city" text, "state" text, "country" text, "postalCode" text, "tags" text[], "notes" text, "erasedAt" text)
  where "changes"."entity" = 'company'
    and "changes"."action" <> 'deleted'
    and record."erasedAt" is null
)
select row_to_json(record) as json
from (
  select "companies"."id" as "id",
    "companies"."tenant_id" as "tenantId",
    "companies"."name" as "name",
    "companies"."domain" as "domain",
    "companies"."industry" as "industry",
    "companies"."description" as "description",
    "companies"."employee_count" as "employeeCount",
    "companies"."annual_revenue" as "annualRevenue",
    "companies"."phone" as "phone",
    "companies"."website" as "website",
    "companies"."network_url" as "networkUrl",
    "companies"."address" as "address",
    "companies"."city" as "city",
    "companies"."state" as "state",
    "companies"."country" as "country",
    "companies"."postal_code" as "postalCode",
    "companies"."tags" as "tags",
    "companies"."notes" as "notes",
    "companies"."owner_id" as "ownerId",
    "companies"."custom" - $5::text[] as "custom",
    substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "companies"
  where ("companies"."tenant_id" = $6::uuid and ("companies"."id" = $7))
) record;
