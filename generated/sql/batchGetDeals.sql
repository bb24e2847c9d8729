-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 ids
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
select coalesce(json_agg(record order by number), '[]')::text as json,
  coalesce(array_agg(id::text), '{}') as ids
from (
  select "deals"."id" as id,
    array_position($1::uuid[], "deals"."id") as number,
    record
  from (
    select *
    from "deals"
    where ("deals"."tenant_id" = $2::uuid and "deals"."id" = any($3::uuid[]))
  ) as "deals"
  left join lateral (
    select "stages"."name"
    from "stages"
    where ("stages"."tenant_id" = $4::uuid and "stages"."id" = "deals"."stage_id")
    limit 1
  ) as "stages" on true
  left join lateral (
    select "contacts"."first_name",
      "contacts"."last_name"
    from "contacts"
    where ("contacts"."tenant_id" = $5::uuid and "contacts"."id" = "deals"."contact_id")
    limit 1
  ) as "contacts" on true
  left join lateral (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $6::uuid and "companies"."id" = "deals"."company_id")
    limit 1
  ) as "companies" on true
  left join lateral (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $7::uuid and "users"."id" = "deals"."owner_id")
    limit 1
  ) as "users" on true, lateral (
    select "deals"."id" as "id",
      "deals"."name" as "name"
  ) as record
) as rows;
