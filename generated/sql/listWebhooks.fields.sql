-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "webhooks"."id" as "id"
  from (
    select *
    from (
      select *
      from "webhooks"
      where ("webhooks"."tenant_id" = $1::uuid and "webhooks"."tenant_id" between $2::uuid and $3::uuid and "webhooks"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "webhooks"."id"
      limit 100
    ) as whole
    limit $4
  ) as "webhooks"
  order by "webhooks"."id"
) as record;
