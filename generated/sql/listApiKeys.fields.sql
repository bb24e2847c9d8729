-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "api_keys"."id" as "id"
  from (
    select *
    from (
      select *
      from "api_keys"
      where "api_keys"."tenant_id" = $1::uuid
      order by "api_keys"."id"
      limit 100
    ) as whole
    limit $2
  ) as "api_keys"
  order by "api_keys"."id"
) as record;
