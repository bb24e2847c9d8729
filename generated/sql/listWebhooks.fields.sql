-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "webhooks"."id" as "id"
  from (
    select *
    from (
      select *
      from "webhooks"
      where "webhooks"."tenant_id" = $1::uuid
      order by "webhooks"."id"
      limit 100
    ) as whole
    limit $2
  ) as "webhooks"
  order by "webhooks"."id"
) as record;
