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
  select "activities"."id" as id,
    array_position($1::uuid[], "activities"."id") as number,
    record
  from (
    select *
    from "activities"
    where ("activities"."tenant_id" = $2::uuid and "activities"."id" = any($3::uuid[]))
  ) as "activities"
  left join lateral (
    select "contacts"."first_name",
      "contacts"."last_name"
    from "contacts"
    where ("contacts"."tenant_id" = $4::uuid and "contacts"."id" = "activities"."contact_id")
    limit 1
  ) as "contacts" on true
  left join lateral (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $5::uuid and "companies"."id" = "activities"."company_id")
    limit 1
  ) as "companies" on true
  left join lateral (
    select "deals"."name"
    from "deals"
    where ("deals"."tenant_id" = $6::uuid and "deals"."id" = "activities"."deal_id")
    limit 1
  ) as "deals" on true
  left join lateral (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $7::uuid and "users"."id" = "activities"."owner_id")
    limit 1
  ) as "users" on true, lateral (
    select "activities"."id" as "id",
      "activities"."subject" as "subject"
  ) as record
) as rows;
