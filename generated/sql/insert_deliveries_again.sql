-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 cause
-- $2 formerIds
-- $3 ids
-- $4 tenantId
-- $5 webhookId
-- $6 tenantId
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
  again.id,
  "webhook_deliveries"."sequence",
  $1,
  "webhook_deliveries"."created_at",
  now()
from "webhook_deliveries", unnest($2::uuid[], $3::uuid[]) as again (former_id, id)
where ("webhook_deliveries"."tenant_id" = $4::uuid and ("webhook_deliveries"."webhook_id" = $5) and ("webhook_deliveries"."id" = again.former_id) and (("webhook_deliveries"."body" is not null or exists (
  select
  from "webhook_bodies"
  where ("webhook_bodies"."tenant_id" = $6::uuid and ("webhook_bodies"."event_id" = "webhook_deliveries"."event_id"))
))))
returning added.id;
