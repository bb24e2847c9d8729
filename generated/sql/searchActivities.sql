-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 value0
-- $3 value1
-- $4 limit
-- $5 limit
-- $6 limit
-- $7 tenantId
-- $8 tenantId
-- $9 tenantId
-- $10 tenantId
-- $11 tenantId
-- $12 hiddenOf_activity
with matching as not materialized (
  select "activities"."id",
    "activities"."due_date" as "sort_0"
  from "activities"
  where ("activities"."tenant_id" = $1::uuid and ("activities"."status" = $2::text) and ("activities"."due_date" < $3::timestamptz))
  offset 0
)
select coalesce(json_agg(record order by number) filter (where number <= $4::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "activities".number,
    record,
    case when "activities".number = $5::int then json_build_array(("activities"."due_date")::text, "activities"."id")::text end as last
  from (
    select page.number,
      whole.*
    from (
      select id,
        row_number() over () as number
      from (
        select id
        from matching
        order by "sort_0", id
        limit 101
      ) as found
      limit $6::int + 1
    ) as page, lateral (
      select *
      from "activities"
      where ("activities"."tenant_id" = $7::uuid and ("activities"."id" = page.id))
      limit 1
    ) as whole
  ) as "activities", lateral (
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
      where ("contacts"."tenant_id" = $8::uuid and ("contacts"."id" = "activities"."contact_id"))
    ) as "contactName",
      "activities"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $9::uuid and ("companies"."id" = "activities"."company_id"))
    ) as "companyName",
      "activities"."deal_id" as "dealId",
      (
      select "deals"."name"
      from "deals"
      where ("deals"."tenant_id" = $10::uuid and ("deals"."id" = "activities"."deal_id"))
    ) as "dealName",
      "activities"."owner_id" as "ownerId",
      (
      select "users"."name"
      from "users"
      where ("users"."tenant_id" = $11::uuid and ("users"."id" = "activities"."owner_id"))
    ) as "ownerName",
      "activities"."custom" - $12::text[] as "custom",
      substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
