-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keyPrefix
-- $2 keyHash
-- $3 name
-- $4 scopes
-- $5 expiresAt
-- $6 revokedAt
-- $7 createdBy
-- $8 createdById
-- $9 updatedAt
-- $10 tenantId
-- $11 id
update "api_keys"
set "key_prefix" = $1,
  "key_hash" = $2,
  "name" = $3,
  "scopes" = $4,
  "expires_at" = $5,
  "revoked_at" = $6,
  "created_by" = $7,
  "created_by_id" = $8,
  "updated_at" = $9
where ("api_keys"."tenant_id" = $10::uuid and ("api_keys"."id" = $11));
