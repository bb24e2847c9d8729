-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "webhooks"."id" as id,
  "webhooks"."events" as events,
  "webhooks"."wanted_properties" as properties,
  case when "webhooks"."ignore_own" then "webhooks"."created_by_id" end as "ignoredActorId"
from "webhooks"
where ("webhooks"."tenant_id" = $1::uuid and ("webhooks"."is_active"))
order by "webhooks"."id";
