-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "deals" ("tenant_id", "id", "pipeline_id", "stage_id", "name", "name_key", "contact_id", "company_id", "value", "currency", "probability", "expected_close_date", "actual_close_date", "status", "notes", "owner_id", "last_activity_at", "budget", "authority", "need", "timeline", "budget_notes", "authority_notes", "need_notes", "timeline_notes", "bant_score", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."pipeline_id",
  input."stage_id",
  input."name",
  input."name_key",
  input."contact_id",
  input."company_id",
  input."value",
  input."currency",
  input."probability",
  input."expected_close_date",
  input."actual_close_date",
  input."status",
  input."notes",
  input."owner_id",
  input."last_activity_at",
  input."budget",
  input."authority",
  input."need",
  input."timeline",
  input."budget_notes",
  input."authority_notes",
  input."need_notes",
  input."timeline_notes",
  input."bant_score",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"deals", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
