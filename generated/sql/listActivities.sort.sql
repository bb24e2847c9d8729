-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
-- $3 limit
-- $4 limit
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 tenantId
with page as materialized (
  select *,
    row_number() over () as number
  from (
    select "activities".*,
      "activities"."created_at" as "sort_createdAt"
    from "activities"
    where ("activities"."tenant_id" = $1::uuid and "activities"."created_at" >= '-infinity')
    order by "activities"."created_at", "activities"."id"
    limit 101
  ) as found
  limit $2::int + 1
)
select coalesce(json_agg(record order by number) filter (where number <= $3::int), '[]') as json,
  count(*)::int as "rowCount",
  (array_agg(json_build_array("sort_createdAt"::text, id)) filter (where number = $4::int))[1] as last
from (
  select "activities".number,
    "activities"."sort_createdAt",
    "activities".id,
    record
  from page as "activities", lateral (
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
      where ("contacts"."tenant_id" = $5::uuid and "contacts"."id" = "activities"."contact_id")
    ) as "contactName",
      "activities"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $6::uuid and "companies"."id" = "activities"."company_id")
    ) as "companyName",
      "activities"."deal_id" as "dealId",
      (
      select "deals"."name"
      from "deals"
      where ("deals"."tenant_id" = $7::uuid and "deals"."id" = "activities"."deal_id")
    ) as "dealName",
      "activities"."owner_id" as "ownerId",
      (
      select "users"."name"
      from "users"
      where ("users"."tenant_id" = $8::uuid and "users"."id" = "activities"."owner_id")
    ) as "ownerName",
      substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
