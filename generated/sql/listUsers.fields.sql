-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "users"."id" as "id"
  from (
    select *
    from (
      select *
      from "users"
      where "users"."tenant_id" = $1::uuid
      order by "users"."id"
      limit 100
    ) as whole
    limit $2
  ) as "users"
  order by "users"."id"
) as record;
