-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 webhookId
-- $2 id
-- $3 tenantId
select "webhook_deliveries"."id" as id,
  "webhook_deliveries"."webhook_id" as "webhookId",
  "webhook_deliveries"."event_id" as "eventId",
  "webhook_deliveries"."event" as event,
  "webhook_deliveries"."status" as status,
  substr(to_json("webhook_deliveries"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
  substr(to_json("webhook_deliveries"."delivered_at" + interval '1 us')::text, 2, 23) || 'Z' as "deliveredAt"
from unnest($1::uuid[], $2::uuid[]) as wanted (webhook_id, id), "webhook_deliveries"
where ("webhook_deliveries"."tenant_id" = $3::uuid and ("webhook_deliveries"."webhook_id" = wanted.webhook_id) and ("webhook_deliveries"."id" = wanted.id))
order by "webhook_deliveries"."id";
