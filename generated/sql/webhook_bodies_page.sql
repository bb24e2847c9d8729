-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 patterns
-- $2 tenantId
-- $3 after
-- $4 since
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(coalesce(octet_length(body), 0)) over (order by "eventId") as bytes,
    row_number() over (order by "eventId") as number
  from (
    select "webhook_bodies"."event_id" as "eventId",
      case when "webhook_bodies"."body" like any($1::text[]) then "webhook_bodies"."body" end as body
    from "webhook_bodies"
    where ("webhook_bodies"."tenant_id" = $2::uuid and ("webhook_bodies"."event_id" > $3::uuid) and ("webhook_bodies"."event_id" >= $4::uuid))
    order by "webhook_bodies"."event_id"
    limit 2000
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
