-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 eventId
-- $2 event
-- $3 body
-- $4 changedAt
-- $5 changedAt
-- $6 ids
-- $7 webhookIds
-- $8 jobIds
-- $9 tenantId
insert into "webhook_deliveries" (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id, created_at, updated_at)
select "tenant_clocks"."tenant_id",
  queued.id,
  queued.webhook_id,
  $1::uuid,
  $2,
  $3,
  'pending',
  0,
  now(),
  queued.job_id,
  $4::timestamptz,
  $5::timestamptz
from "tenant_clocks", unnest($6::uuid[], $7::uuid[], $8::uuid[]) as queued (id, webhook_id, job_id)
where "tenant_clocks"."tenant_id" = $9::uuid;
