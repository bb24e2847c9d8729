-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 webhookId
-- $2 deliveryId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
select delivery.*,
  webhook.*
from unnest($1::uuid[], $2::uuid[]) as job (webhook_id, delivery_id), lateral (
  select "webhook_deliveries"."id" as id,
    "webhook_deliveries"."webhook_id" as "webhookId",
    "webhook_deliveries"."event" as event,
    "webhook_deliveries"."event_id" as "eventId",
    coalesce("webhook_deliveries"."body", (
    select "webhook_bodies"."body"
    from "webhook_bodies"
    where ("webhook_bodies"."tenant_id" = $3::uuid and ("webhook_bodies"."event_id" = "webhook_deliveries"."event_id"))
  )) as body,
    "webhook_deliveries"."attempt" as attempt,
    "webhook_deliveries"."sequence"::float8 as sequence,
    "webhook_deliveries"."cause" as cause
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $4::uuid and ("webhook_deliveries"."webhook_id" = job.webhook_id) and ("webhook_deliveries"."id" = job.delivery_id) and ("webhook_deliveries"."status" = 'pending'))
  limit 1
) as delivery, lateral (
  select "webhooks"."url" as url,
    "webhooks"."secret_encrypted" as "secretEncrypted",
    "webhooks"."next_secret_encrypted" as "nextSecretEncrypted"
  from "webhooks"
  where ("webhooks"."tenant_id" = $5::uuid and ("webhooks"."id" = job.webhook_id) and ("webhooks"."is_active"))
  limit 1
) as webhook
where delivery.body is not null;
