-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 name
-- $3 url
-- $4 secretEncrypted
-- $5 nextSecretEncrypted
-- $6 rotationCredentialId
-- $7 rotationKey
-- $8 events
-- $9 properties
-- $10 ignoreOwn
-- $11 createdById
-- $12 isActive
-- $13 tenantId
-- $14 id
update "webhooks"
set "updated_at" = $1,
  "name" = $2,
  "url" = $3,
  "secret_encrypted" = $4,
  "next_secret_encrypted" = $5,
  "rotation_credential_id" = $6,
  "rotation_key" = $7,
  "events" = $8,
  "wanted_properties" = $9,
  "ignore_own" = $10,
  "created_by_id" = $11,
  "is_active" = $12
where ("webhooks"."tenant_id" = $13::uuid and ("webhooks"."id" = $14));
