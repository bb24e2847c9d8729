-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 hiddenOf_activity
-- $6 tenantId
-- $7 id
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
    (
    select "contacts"."first_name" || ' ' || "contacts"."last_name"
    from "contacts"
    where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" = "activities"."contact_id"))
  ) as "contactName",
    "activities"."company_id" as "companyId",
    (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = "activities"."company_id"))
  ) as "companyName",
    "activities"."deal_id" as "dealId",
    (
    select "deals"."name"
    from "deals"
    where ("deals"."tenant_id" = $3::uuid and ("deals"."id" = "activities"."deal_id"))
  ) as "dealName",
    "activities"."owner_id" as "ownerId",
    (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $4::uuid and ("users"."id" = "activities"."owner_id"))
  ) as "ownerName",
    "activities"."custom" - $5::text[] as "custom",
    substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "activities"
  where ("activities"."tenant_id" = $6::uuid and ("activities"."id" = $7))
) record;
