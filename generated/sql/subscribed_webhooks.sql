-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
select "webhooks"."id" as id,
  "webhooks"."events" as events,
  "webhooks"."wanted_properties" as properties,
  case when "webhooks"."ignore_own"
  and "webhooks"."created_by_id" is not null then array["webhooks"."created_by_id"] || array(
  select other.id
  from "api_keys"
  join "api_keys" as other on other.tenant_id = "api_keys"."tenant_id"
    and coalesce(other.first_id, other.id) = coalesce("api_keys"."first_id", "api_keys"."id")
  where ("api_keys"."tenant_id" = $1::uuid and ("api_keys"."id" = "webhooks"."created_by_id"))
) else '{}' end as "ignoredActorIds"
from "webhooks"
where ("webhooks"."tenant_id" = $2::uuid and ("webhooks"."is_active"))
order by "webhooks"."id";
