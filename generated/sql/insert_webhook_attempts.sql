-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 id
-- $4 successes
-- $5 failures
-- $6 durationsMs
-- $7 now
insert into "webhook_attempts" (tenant_id, webhook_id, id, successes, failures, durations_ms, created_at)
values ($1::uuid, $2, $3, $4, $5, $6, $7);
