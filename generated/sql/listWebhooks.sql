-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 limit
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "webhooks".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "webhooks"
      where ("webhooks"."tenant_id" = $2::uuid and "webhooks"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "webhooks"."tenant_id" between $3::uuid and $4::uuid)
      order by "webhooks"."id"
      limit 101
    ) as found
    limit $5::int + 1
  ) as "webhooks", lateral (
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
  ) as record
) as rows;
