-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 names
-- $3 names
-- $4 names
-- $5 row
-- $6 tenantId
select row_to_json(shown) as json
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
    $1::json ->> 'contactName' as "contactName",
    "activities"."company_id" as "companyId",
    $2::json ->> 'companyName' as "companyName",
    "activities"."deal_id" as "dealId",
    $3::json ->> 'dealName' as "dealName",
    "activities"."owner_id" as "ownerId",
    $4::json ->> 'ownerName' as "ownerName",
    substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from json_populate_record(null::"activities", $5::json) as "activities"
  where "activities"."tenant_id" = $6::uuid
) as shown;
