-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
-- $3 tenantId
with input as (
  select (value ->> 0)::uuid as "company_id",
    (value ->> 1)::uuid as "owner_id",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
)
select input.number,
  'contacts_company' as constraint
from (
  select distinct "company_id"
  from input
  where "company_id" is not null
) as wanted
join input using ("company_id")
where (
  select true
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = wanted."company_id"))
  limit 1
) is null
union all
select input.number,
  'contacts_owner' as constraint
from (
  select distinct "owner_id"
  from input
  where "owner_id" is not null
) as wanted
join input using ("owner_id")
where (
  select true
  from "users"
  where ("users"."tenant_id" = $3::uuid and ("users"."id" = wanted."owner_id"))
  limit 1
) is null;
