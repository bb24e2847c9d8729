-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
-- $3 tenantId
-- $4 tenantId
select coalesce(json_agg(record), '[]')::text as json,
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
  ) as "contacts"
  left join lateral (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $3::uuid and "companies"."id" = "contacts"."company_id")
    limit 1
  ) as "companies" on true
  left join lateral (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $4::uuid and "users"."id" = "contacts"."owner_id")
    limit 1
  ) as "users" on true, lateral (
    select "contacts"."id" as "id"
  ) as record
  order by "contacts"."id"
) as rows;
