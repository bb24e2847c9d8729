-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 webhookId
-- $4 id
select row_to_json(record) as json
from (
  select "webhook_deliveries"."id" as "id",
    "webhook_deliveries"."event_id" as "eventId",
    "webhook_deliveries"."event" as "event",
    "webhook_deliveries"."attempt" as "attempt",
    "webhook_deliveries"."status" as "status",
    "webhook_deliveries"."response_status" as "responseStatus",
    "webhook_deliveries"."error" as "error",
    "webhook_deliveries"."duration_ms" as "durationMs",
    substr(to_json("webhook_deliveries"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("webhook_deliveries"."delivered_at" + interval '1 us')::text, 2, 23) || 'Z' as "deliveredAt",
    substr(to_json("webhook_deliveries"."next_attempt_at" + interval '1 us')::text, 2, 23) || 'Z' as "nextAttemptAt",
    coalesce("webhook_deliveries"."body", (
    select "webhook_bodies"."body"
    from "webhook_bodies"
    where ("webhook_bodies"."tenant_id" = $1::uuid and ("webhook_bodies"."event_id" = "webhook_deliveries"."event_id"))
  )) as "body"
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $2::uuid and ("webhook_deliveries"."webhook_id" = $3) and ("webhook_deliveries"."id" = $4))
) record;
