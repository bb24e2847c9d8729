-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 id
select (
  select row_to_json(record)::text
  from (
    select "activities"."id" as "id"
  ) record
) as json,
  substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "activities"
left join lateral (
  select "contacts"."first_name",
    "contacts"."last_name"
  from "contacts"
  where ("contacts"."tenant_id" = $1::uuid and "contacts"."id" = "activities"."contact_id")
  limit 1
) as "contacts" on true
left join lateral (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and "companies"."id" = "activities"."company_id")
  limit 1
) as "companies" on true
left join lateral (
  select "deals"."name"
  from "deals"
  where ("deals"."tenant_id" = $3::uuid and "deals"."id" = "activities"."deal_id")
  limit 1
) as "deals" on true
left join lateral (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $4::uuid and "users"."id" = "activities"."owner_id")
  limit 1
) as "users" on true
where ("activities"."tenant_id" = $5::uuid and "activities"."id" = $6);
