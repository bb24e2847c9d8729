-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "webhooks" ("tenant_id", "id", "name", "url", "secret_encrypted", "next_secret_encrypted", "rotation_credential_id", "rotation_key", "events", "wanted_properties", "ignore_own", "created_by_id", "is_active", "last_triggered_at", "failure_count", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."name",
  input."url",
  input."secret_encrypted",
  input."next_secret_encrypted",
  input."rotation_credential_id",
  input."rotation_key",
  input."events",
  input."wanted_properties",
  input."ignore_own",
  input."created_by_id",
  input."is_active",
  input."last_triggered_at",
  input."failure_count",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"webhooks", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
