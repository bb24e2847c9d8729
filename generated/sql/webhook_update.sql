-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 name
-- $2 url
-- $3 secretEncrypted
-- $4 events
-- $5 isActive
-- $6 updatedAt
-- $7 tenantId
-- $8 id
update "webhooks"
set "name" = $1,
  "url" = $2,
  "secret_encrypted" = $3,
  "events" = $4,
  "is_active" = $5,
  "updated_at" = $6
where ("webhooks"."tenant_id" = $7::uuid and "webhooks"."id" = $8);
