-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 limit
-- $7 tenantId
-- $8 tenantId
-- $9 tenantId
-- $10 tenantId
-- $11 hiddenOf_activity
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "activities".number,
    record,
    case when "activities".number = $2::int then json_build_array("activities"."id")::text end as last
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "activities"
      where ("activities"."tenant_id" = $3::uuid and "activities"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "activities"."tenant_id" between $4::uuid and $5::uuid)
      order by "activities"."id"
      limit 101
    ) as found
    limit $6::int + 1
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
      where ("contacts"."tenant_id" = $7::uuid and ("contacts"."id" = "activities"."contact_id"))
    ) as "contactName",
      "activities"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $8::uuid and ("companies"."id" = "activities"."company_id"))
    ) as "companyName",
      "activities"."deal_id" as "dealId",
      (
      select "deals"."name"
      from "deals"
      where ("deals"."tenant_id" = $9::uuid and ("deals"."id" = "activities"."deal_id"))
    ) as "dealName",
      "activities"."owner_id" as "ownerId",
      (
      select "users"."name"
      from "users"
      where ("users"."tenant_id" = $10::uuid and ("users"."id" = "activities"."owner_id"))
    ) as "ownerName",
      "activities"."custom" - $11::text[] as "custom",
      substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
