-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 email
-- $2 emailKey
-- $3 name
-- $4 role
-- $5 isActive
-- $6 passwordHash
-- $7 visibility
-- $8 teamId
-- $9 updatedAt
-- $10 tenantId
-- $11 id
update "users"
set "email" = $1,
  "email_key" = $2,
  "name" = $3,
  "role" = $4,
  "is_active" = $5,
  "password_hash" = $6,
  "visibility" = $7,
  "team_id" = $8,
  "updated_at" = $9
where ("users"."tenant_id" = $10::uuid and ("users"."id" = $11));
