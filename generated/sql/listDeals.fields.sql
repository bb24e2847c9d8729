-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
select coalesce(json_agg(record), '[]')::text as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "deals"."id"::text as last,
    record
  from (
    select *
    from (
      select *
      from "deals"
      where "deals"."tenant_id" = $1::uuid
      order by "deals"."id"
      limit 100
    ) as whole
    limit $2
  ) as "deals"
  left join lateral (
    select *
    from "stages"
    where ("stages"."tenant_id" = $3::uuid and "stages"."id" = "deals"."stage_id")
    limit 1
  ) as "stages" on true
  left join lateral (
    select *
    from "contacts"
    where ("contacts"."tenant_id" = $4::uuid and "contacts"."id" = "deals"."contact_id")
    limit 1
  ) as "contacts" on true
  left join lateral (
    select *
    from "companies"
    where ("companies"."tenant_id" = $5::uuid and "companies"."id" = "deals"."company_id")
    limit 1
  ) as "companies" on true
  left join lateral (
    select *
    from "users"
    where ("users"."tenant_id" = $6::uuid and "users"."id" = "deals"."owner_id")
    limit 1
  ) as "users" on true, lateral (
    select "deals"."id" as "id"
  ) as record
  order by "deals"."id"
) as rows;
