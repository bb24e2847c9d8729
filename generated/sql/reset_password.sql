-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 passwordHash
-- $2 tenantId
-- $3 emailKey
update "users"
set "password_hash" = $1
where ("users"."tenant_id" = $2::uuid and ("users"."email_key" = $3))
returning "id",
  "email",
  "name";
