-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "activities"."id"::text as last,
    record
  from (
    select *
    from (
      select *
      from "activities"
      where "activities"."tenant_id" = $1::uuid
      order by "activities"."id"
      limit 100
    ) as whole
    limit $2
  ) as "activities", lateral (
    select "activities"."id" as "id"
  ) as record
  order by "activities"."id"
) as rows;
