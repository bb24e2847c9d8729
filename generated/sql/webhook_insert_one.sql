-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 name
-- $4 url
-- $5 secretEncrypted
-- $6 events
-- $7 isActive
-- $8 lastTriggeredAt
-- $9 failureCount
-- $10 createdAt
-- $11 updatedAt
insert into "webhooks" ("tenant_id", "id", "name", "url", "secret_encrypted", "events", "is_active", "last_triggered_at", "failure_count", "created_at", "updated_at")
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
