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
-- $10 replaces
-- $11 firstId
-- $12 replacedBy
-- $13 updatedAt
-- $14 tenantId
-- $15 id
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
  "replaces" = $10,
  "first_id" = $11,
  "replaced_by" = $12,
  "updated_at" = $13
where ("api_keys"."tenant_id" = $14::uuid and ("api_keys"."id" = $15));
