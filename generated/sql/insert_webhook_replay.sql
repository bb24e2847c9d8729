-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 isOfFailed
-- $4 position
-- $5 untilId
insert into "webhook_replays" (tenant_id, webhook_id, is_of_failed, position, until_id, created_at)
values ($1::uuid, $2, $3, $4, $5, now());
