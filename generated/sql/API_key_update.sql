-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 keyPrefix
-- $3 keyHash
-- $4 name
-- $5 scopes
-- $6 expiresAt
-- $7 revokedAt
-- $8 createdBy
-- $9 createdById
-- $10 userId
-- $11 replaces
-- $12 firstId
-- $13 replacedBy
-- $14 tenantId
-- $15 id
update "api_keys"
set "updated_at" = $1,
  "key_prefix" = $2,
  "key_hash" = $3,
  "name" = $4,
  "scopes" = $5,
  "expires_at" = $6,
  "revoked_at" = $7,
  "created_by" = $8,
  "created_by_id" = $9,
  "user_id" = $10,
  "replaces" = $11,
  "first_id" = $12,
  "replaced_by" = $13
where ("api_keys"."tenant_id" = $14::uuid and ("api_keys"."id" = $15));
