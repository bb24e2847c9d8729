-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 eventId
-- $2 body
-- $3 changedAt
-- $4 tenantId
insert into "webhook_bodies" (tenant_id, event_id, body, created_at)
select "tenant_clocks"."tenant_id",
  one.event_id,
  one.body,
  one.changed_at
from "tenant_clocks", unnest($1::uuid[], $2::text[], $3::timestamptz[]) as one (event_id, body, changed_at)
where "tenant_clocks"."tenant_id" = $4::uuid;
