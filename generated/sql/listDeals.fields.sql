-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 tenantId
with page as materialized (
  select *
  from (
    select *
    from "deals"
    where "deals"."tenant_id" = $1::uuid
    order by "deals"."id"
    limit 100
  ) as whole
  limit $2
), "stages" as materialized (
  select *
  from "stages"
  where ("stages"."tenant_id" = $3::uuid and "stages"."id" = any(array(
    select "stage_id"
    from page
  )))
), "users" as materialized (
  select *
  from "users"
  where ("users"."tenant_id" = $4::uuid and "users"."id" = any(array(
    select "owner_id"
    from page
  )))
)
select coalesce(json_agg(record), '[]')::text as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "deals"."id"::text as last,
    record
  from page as "deals"
  left join lateral (
    select "stages"."name"
    from "stages"
    where ("stages"."tenant_id" = $5::uuid and "stages"."id" = "deals"."stage_id")
    limit 1
  ) as "stages" on true
  left join lateral (
    select "contacts"."first_name",
      "contacts"."last_name"
    from "contacts"
    where ("contacts"."tenant_id" = $6::uuid and "contacts"."id" = "deals"."contact_id")
    limit 1
  ) as "contacts" on true
  left join lateral (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $7::uuid and "companies"."id" = "deals"."company_id")
    limit 1
  ) as "companies" on true
  left join lateral (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $8::uuid and "users"."id" = "deals"."owner_id")
    limit 1
  ) as "users" on true, lateral (
    select "deals"."id" as "id"
  ) as record
  order by "deals"."id"
) as rows;
