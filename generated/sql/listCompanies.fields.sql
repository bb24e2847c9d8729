-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 limit
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
      where ("companies"."tenant_id" = $1::uuid and "companies"."tenant_id" between $2::uuid and $3::uuid and "companies"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "companies"."id"
      limit 100
    ) as whole
    limit $4
  ) as "companies", lateral (
    select "companies"."id" as "id"
  ) as record
  order by "companies"."id"
) as rows;
