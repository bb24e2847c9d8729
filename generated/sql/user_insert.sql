-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "users" ("tenant_id", "id", "email", "email_key", "name", "role", "is_active", "password_hash", "visibility", "team_id", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."email",
  input."email_key",
  input."name",
  input."role",
  input."is_active",
  input."password_hash",
  input."visibility",
  input."team_id",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"users", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
