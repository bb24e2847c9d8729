-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 email
-- $2 emailKey
-- $3 name
-- $4 role
-- $5 isActive
-- $6 passwordHash
-- $7 updatedAt
-- $8 tenantId
-- $9 id
update "users"
set "email" = $1,
  "email_key" = $2,
  "name" = $3,
  "role" = $4,
  "is_active" = $5,
  "password_hash" = $6,
  "updated_at" = $7
where ("users"."tenant_id" = $8::uuid and ("users"."id" = $9));
