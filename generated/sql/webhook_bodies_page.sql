-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 patterns
-- $2 tenantId
-- $3 after
-- $4 since
select "webhook_bodies"."event_id" as "eventId",
  case when "webhook_bodies"."body" like any($1::text[]) then "webhook_bodies"."body" end as body
from "webhook_bodies"
where ("webhook_bodies"."tenant_id" = $2::uuid and ("webhook_bodies"."event_id" > $3::uuid) and ("webhook_bodies"."event_id" >= $4::uuid))
order by "webhook_bodies"."event_id"
limit 2000;
