-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "contacts"."id"::text as last,
    record
  from (
    select *
    from (
      select *
      from "contacts"
      where ("contacts"."tenant_id" = $1::uuid and "contacts"."tenant_id" between $2::uuid and $3::uuid and "contacts"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "contacts"."id"
      limit 100
    ) as whole
    limit $4
  ) as "contacts", lateral (
    select "contacts"."id" as "id"
  ) as record
  order by "contacts"."id"
) as rows;
