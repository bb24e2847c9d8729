-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "stages" ("tenant_id", "id", "pipeline_id", "name", "position", "probability", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."pipeline_id",
  input."name",
  input."position",
  input."probability",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"stages", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
