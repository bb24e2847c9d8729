-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "properties" ("tenant_id", "id", "entity", "key", "type", "label", "description", "options", "is_unique", "is_archived", "position", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."entity",
  input."key",
  input."type",
  input."label",
  input."description",
  input."options",
  input."is_unique",
  input."is_archived",
  input."position",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"properties", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
