-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
with input as (
  select *
  from json_populate_recordset(null::"activities", $1::json) with ordinality
)
select input.ordinality::int - 1 as number,
  'activities_contact' as constraint
from (
  select distinct "contact_id"
  from input
  where "contact_id" is not null
) as wanted
join input using ("contact_id")
where (
  select true
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and ("contacts"."id" = wanted."contact_id"))
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'activities_company' as constraint
from (
  select distinct "company_id"
  from input
  where "company_id" is not null
) as wanted
join input using ("company_id")
where (
  select true
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and ("companies"."id" = wanted."company_id"))
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'activities_deal' as constraint
from (
  select distinct "deal_id"
  from input
  where "deal_id" is not null
) as wanted
join input using ("deal_id")
where (
  select true
  from "deals"
  where ("deals"."tenant_id" = $4::uuid and ("deals"."id" = wanted."deal_id"))
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'activities_owner' as constraint
from (
  select distinct "owner_id"
  from input
  where "owner_id" is not null
) as wanted
join input using ("owner_id")
where (
  select true
  from "users"
  where ("users"."tenant_id" = $5::uuid and ("users"."id" = wanted."owner_id"))
  limit 1
) is null;
