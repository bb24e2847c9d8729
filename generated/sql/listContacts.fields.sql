-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
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
      where "contacts"."tenant_id" = $1::uuid
      order by "contacts"."id"
      limit 100
    ) as whole
    limit $2
  ) as "contacts", lateral (
    select "contacts"."id" as "id"
  ) as record
  order by "contacts"."id"
) as rows;
