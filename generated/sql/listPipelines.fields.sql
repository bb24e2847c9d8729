-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "pipelines"."id" as "id"
  from (
    select *
    from (
      select *
      from "pipelines"
      where "pipelines"."tenant_id" = $1::uuid
      order by "pipelines"."id"
      limit 100
    ) as whole
    limit $2
  ) as "pipelines"
  order by "pipelines"."id"
) as record;
