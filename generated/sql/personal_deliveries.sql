-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 id
-- $4 tenantId
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(octet_length(json::text)) over (order by key) as bytes,
    row_number() over (order by key) as number
  from (
    select "webhook_deliveries"."id" as key,
      (
      select row_to_json(delivery)
      from (
        select "webhook_deliveries"."id" as id,
          "webhook_deliveries"."webhook_id" as "webhookId",
          "webhook_deliveries"."event_id" as "eventId",
          "webhook_deliveries"."event" as event,
          "webhook_deliveries"."status" as status,
          substr(to_json("webhook_deliveries"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
          substr(to_json("webhook_deliveries"."delivered_at" + interval '1 us')::text, 2, 23) || 'Z' as "deliveredAt",
          coalesce("webhook_deliveries"."body", (
          select "webhook_bodies"."body"
          from "webhook_bodies"
          where ("webhook_bodies"."tenant_id" = $1::uuid and ("webhook_bodies"."event_id" = "webhook_deliveries"."event_id"))
          limit 1
        )) as body
      ) as delivery
    ) as json
    from unnest($2::uuid[], $3::uuid[]) as wanted (webhook_id, id), "webhook_deliveries"
    where ("webhook_deliveries"."tenant_id" = $4::uuid and ("webhook_deliveries"."webhook_id" = wanted.webhook_id) and ("webhook_deliveries"."id" = wanted.id))
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
