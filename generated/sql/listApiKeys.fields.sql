-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "api_keys"."id" as "id"
  from (
    select *
    from (
      select *
      from "api_keys"
      where ("api_keys"."tenant_id" = $1::uuid and "api_keys"."tenant_id" between $2::uuid and $3::uuid and "api_keys"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "api_keys"."id"
      limit 100
    ) as whole
    limit $4
  ) as "api_keys"
  order by "api_keys"."id"
) as record;
