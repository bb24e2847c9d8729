-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 webhookId
-- $4 eventId
-- $5 event
-- $6 body
-- $7 id
-- $8 sequence
-- $9 changedAt
-- $10 changedAt
insert into "webhook_deliveries" (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id, sequence, created_at, updated_at)
values ($1::uuid, $2, $3, $4, $5, $6, 'pending', 0, now(), $7, $8, $9, $10);
