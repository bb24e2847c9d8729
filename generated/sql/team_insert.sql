-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "teams" ("tenant_id", "id", "name", "name_key", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."name",
  input."name_key",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"teams", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
