-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 passwordHash
-- $2 tenantId
-- $3 emailKeys
update "users"
set "password_hash" = $1
where ("users"."tenant_id" = $2::uuid and ("users"."email_key" = any($3::text[])))
returning "id",
  "email",
  "name";
