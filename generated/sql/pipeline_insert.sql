-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "pipelines" ("tenant_id", "id", "name", "is_default", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."name",
  input."is_default",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"pipelines", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
