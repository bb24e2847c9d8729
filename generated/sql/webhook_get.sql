-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select (
  select row_to_json(record)
  from (
    select "webhooks"."id" as "id",
      "webhooks"."name" as "name",
      "webhooks"."url" as "url",
      "webhooks"."secret_encrypted" as "secret",
      "webhooks"."events" as "events",
      "webhooks"."wanted_properties" as "properties",
      "webhooks"."ignore_own" as "ignoreOwn",
      "webhooks"."is_active" as "isActive",
      substr(to_json("webhooks"."last_triggered_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastTriggeredAt",
      "webhooks"."failure_count" as "failureCount",
      substr(to_json("webhooks"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt"
  ) record
) as json,
  substr(to_json("webhooks"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "webhooks"
where ("webhooks"."tenant_id" = $1::uuid and ("webhooks"."id" = $2));
