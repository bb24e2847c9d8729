-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 id
-- $2 webhookId
-- $3 eventId
-- $4 event
-- $5 body
-- $6 sequence
-- $7 changedAt
-- $8 tenantId
insert into "webhook_deliveries" (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id, sequence, created_at, updated_at)
select "tenant_clocks"."tenant_id",
  one.id,
  one.webhook_id,
  one.event_id,
  one.event,
  one.body,
  'pending',
  0,
  now(),
  one.id,
  one.sequence,
  one.changed_at,
  one.changed_at
from "tenant_clocks", unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[]) as one (id, webhook_id, event_id, event, body, sequence, changed_at)
where "tenant_clocks"."tenant_id" = $8::uuid;
