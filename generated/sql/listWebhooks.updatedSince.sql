-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 updatedSince
-- $3 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "webhooks"."id" as "id",
    "webhooks"."name" as "name",
    "webhooks"."url" as "url",
    "webhooks"."secret_encrypted" as "secret",
    "webhooks"."events" as "events",
    "webhooks"."is_active" as "isActive",
    substr(to_json("webhooks"."last_triggered_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastTriggeredAt",
    "webhooks"."failure_count" as "failureCount",
    substr(to_json("webhooks"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt"
  from (
    select *
    from (
      select *
      from "webhooks"
      where ("webhooks"."tenant_id" = $1::uuid and "webhooks"."updated_at" > $2::timestamptz)
      order by "webhooks"."updated_at", "webhooks"."id"
      limit 100
    ) as whole
    limit $3
  ) as "webhooks"
  order by "webhooks"."updated_at", "webhooks"."id"
) as record;
