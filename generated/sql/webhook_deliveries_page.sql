-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 patterns
-- $2 tenantId
-- $3 webhookId
-- $4 id
-- $5 since
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(coalesce(octet_length(body), 0)) over (order by "webhookId", id) as bytes,
    row_number() over (order by "webhookId", id) as number
  from (
    select "webhook_deliveries"."webhook_id" as "webhookId",
      "webhook_deliveries"."id" as id,
      "webhook_deliveries"."event_id" as "eventId",
      case when "webhook_deliveries"."body" like any($1::text[]) then "webhook_deliveries"."body" end as body
    from "webhook_deliveries"
    where ("webhook_deliveries"."tenant_id" = $2::uuid and (("webhook_deliveries"."webhook_id", "webhook_deliveries"."id") > ($3::uuid, $4::uuid)) and ("webhook_deliveries"."id" >= $5::uuid))
    order by "webhook_deliveries"."webhook_id", "webhook_deliveries"."id"
    limit 2000
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
