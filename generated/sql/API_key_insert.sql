-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "api_keys" ("tenant_id", "id", "key_prefix", "key_hash", "name", "scopes", "expires_at", "last_used_at", "revoked_at", "created_by", "created_by_id", "user_id", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."key_prefix",
  input."key_hash",
  input."name",
  input."scopes",
  input."expires_at",
  input."last_used_at",
  input."revoked_at",
  input."created_by",
  input."created_by_id",
  input."user_id",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"api_keys", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
