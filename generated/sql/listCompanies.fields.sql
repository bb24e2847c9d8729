-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "companies"."id"::text as last,
    record
  from (
    select *
    from (
      select *
      from "companies"
      where "companies"."tenant_id" = $1::uuid
      order by "companies"."id"
      limit 100
    ) as whole
    limit $2
  ) as "companies", lateral (
    select "companies"."id" as "id"
  ) as record
  order by "companies"."id"
) as rows;
