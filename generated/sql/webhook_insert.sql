-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "webhooks" ("tenant_id", "id", "name", "url", "secret_encrypted", "events", "is_active", "last_triggered_at", "failure_count", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."name",
  input."url",
  input."secret_encrypted",
  input."events",
  input."is_active",
  input."last_triggered_at",
  input."failure_count",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"webhooks", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
