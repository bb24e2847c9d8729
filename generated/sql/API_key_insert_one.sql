-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 keyPrefix
-- $4 keyHash
-- $5 name
-- $6 scopes
-- $7 expiresAt
-- $8 lastUsedAt
-- $9 revokedAt
-- $10 createdBy
-- $11 createdById
-- $12 createdAt
-- $13 updatedAt
insert into "api_keys" ("tenant_id", "id", "key_prefix", "key_hash", "name", "scopes", "expires_at", "last_used_at", "revoked_at", "created_by", "created_by_id", "created_at", "updated_at")
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);
