-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "activities" ("tenant_id", "id", "activity_type", "subject", "body", "scheduled_at", "completed_at", "status", "priority", "due_date", "contact_id", "company_id", "deal_id", "owner_id", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."activity_type",
  input."subject",
  input."body",
  input."scheduled_at",
  input."completed_at",
  input."status",
  input."priority",
  input."due_date",
  input."contact_id",
  input."company_id",
  input."deal_id",
  input."owner_id",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"activities", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
