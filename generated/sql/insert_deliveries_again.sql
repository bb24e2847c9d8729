-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 cause
-- $2 formerIds
-- $3 ids
-- $4 jobIds
-- $5 tenantId
-- $6 webhookId
-- $7 tenantId
insert into "webhook_deliveries" as added (tenant_id, id, webhook_id, event_id, event, body, status, attempt, next_attempt_at, job_id, sequence, cause, created_at, updated_at)
select "webhook_deliveries"."tenant_id",
  again.id,
  "webhook_deliveries"."webhook_id",
  "webhook_deliveries"."event_id",
  "webhook_deliveries"."event",
  "webhook_deliveries"."body",
  'pending',
  0,
  now(),
  again.job_id,
  "webhook_deliveries"."sequence",
  $1,
  "webhook_deliveries"."created_at",
  now()
from "webhook_deliveries", unnest($2::uuid[], $3::uuid[], $4::uuid[]) as again (former_id, id, job_id)
where ("webhook_deliveries"."tenant_id" = $5::uuid and ("webhook_deliveries"."webhook_id" = $6) and ("webhook_deliveries"."id" = again.former_id) and (("webhook_deliveries"."body" is not null or exists (
  select
  from "webhook_bodies"
  where ("webhook_bodies"."tenant_id" = $7::uuid and ("webhook_bodies"."event_id" = "webhook_deliveries"."event_id"))
))))
returning added.id;
