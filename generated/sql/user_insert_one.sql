-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 email
-- $4 emailKey
-- $5 name
-- $6 role
-- $7 isActive
-- $8 passwordHash
-- $9 createdAt
-- $10 updatedAt
insert into "users" ("tenant_id", "id", "email", "email_key", "name", "role", "is_active", "password_hash", "created_at", "updated_at")
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10);
