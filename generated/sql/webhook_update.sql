-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 name
-- $2 url
-- $3 secretEncrypted
-- $4 nextSecretEncrypted
-- $5 rotationCredentialId
-- $6 rotationKey
-- $7 events
-- $8 properties
-- $9 ignoreOwn
-- $10 createdById
-- $11 isActive
-- $12 updatedAt
-- $13 tenantId
-- $14 id
update "webhooks"
set "name" = $1,
  "url" = $2,
  "secret_encrypted" = $3,
  "next_secret_encrypted" = $4,
  "rotation_credential_id" = $5,
  "rotation_key" = $6,
  "events" = $7,
  "wanted_properties" = $8,
  "ignore_own" = $9,
  "created_by_id" = $10,
  "is_active" = $11,
  "updated_at" = $12
where ("webhooks"."tenant_id" = $13::uuid and ("webhooks"."id" = $14));
