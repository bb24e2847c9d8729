-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 passwordHash
-- $2 tenantId
-- $3 id
-- $4 outdatedHash
update "users"
set "password_hash" = $1
where ("users"."tenant_id" = $2::uuid and ("users"."id" = $3) and ("users"."password_hash" = $4));
