-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 id
select (
  select row_to_json(record)::text
  from (
    select "contacts"."id" as "id"
  ) record
) as json,
  substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "contacts"
left join lateral (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and "companies"."id" = "contacts"."company_id")
  limit 1
) as "companies" on true
left join lateral (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $2::uuid and "users"."id" = "contacts"."owner_id")
  limit 1
) as "users" on true
where ("contacts"."tenant_id" = $3::uuid and "contacts"."id" = $4);
