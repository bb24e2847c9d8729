-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 value0
-- $4 value0
-- $5 limit
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "webhook_deliveries".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "webhook_deliveries"
      where ("webhook_deliveries"."tenant_id" = $2::uuid and ("webhook_deliveries"."webhook_id" >= $3) and ("webhook_deliveries"."webhook_id" <= $4))
      order by "webhook_deliveries"."webhook_id" desc, "webhook_deliveries"."id" desc
      limit 101
    ) as found
    limit $5::int + 1
  ) as "webhook_deliveries", lateral (
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
      substr(to_json("webhook_deliveries"."next_attempt_at" + interval '1 us')::text, 2, 23) || 'Z' as "nextAttemptAt"
  ) as record
) as rows;
