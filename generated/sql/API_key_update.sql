-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keyPrefix
-- $2 keyHash
-- $3 name
-- $4 scopes
-- $5 expiresAt
-- $6 revokedAt
-- $7 createdBy
-- $8 createdById
-- $9 userId
-- $10 updatedAt
-- $11 tenantId
-- $12 id
update "api_keys"
set "key_prefix" = $1,
  "key_hash" = $2,
  "name" = $3,
  "scopes" = $4,
  "expires_at" = $5,
  "revoked_at" = $6,
  "created_by" = $7,
  "created_by_id" = $8,
  "user_id" = $9,
  "updated_at" = $10
where ("api_keys"."tenant_id" = $11::uuid and ("api_keys"."id" = $12));
