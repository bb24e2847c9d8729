-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "contacts" ("tenant_id", "id", "first_name", "last_name", "email", "email_key", "phone", "mobile", "title", "department", "company_id", "address", "city", "state", "country", "postal_code", "lifecycle_stage", "lead_source", "tags", "notes", "owner_id", "last_activity_at", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."first_name",
  input."last_name",
  input."email",
  input."email_key",
  input."phone",
  input."mobile",
  input."title",
  input."department",
  input."company_id",
  input."address",
  input."city",
  input."state",
  input."country",
  input."postal_code",
  input."lifecycle_stage",
  input."lead_source",
  input."tags",
  input."notes",
  input."owner_id",
  input."last_activity_at",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"contacts", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
