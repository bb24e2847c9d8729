-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 userId
-- $3 email
-- $4 emailKey
-- $5 "Administrator"
-- $6 "admin"
-- $7 true
-- $8 passwordHash
-- $9 now
-- $10 now
insert into "users" ("tenant_id", "id", "email", "email_key", "name", "role", "is_active", "password_hash", "visibility", "team_id", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, default, default, $9, $10);
