-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 limit
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
      where ("activities"."tenant_id" = $1::uuid and "activities"."tenant_id" between $2::uuid and $3::uuid and "activities"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "activities"."id"
      limit 100
    ) as whole
    limit $4
  ) as "activities", lateral (
    select "activities"."id" as "id"
  ) as record
  order by "activities"."id"
) as rows;
