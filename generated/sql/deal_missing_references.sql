-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
with input as (
  select (value ->> 0)::uuid as "pipeline_id",
    (value ->> 1)::uuid as "stage_id",
    (value ->> 2)::uuid as "contact_id",
    (value ->> 3)::uuid as "company_id",
    (value ->> 4)::uuid as "owner_id",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
)
select input.number,
  'deals_pipeline' as constraint
from (
  select distinct "pipeline_id"
  from input
  where "pipeline_id" is not null
) as wanted
join input using ("pipeline_id")
where (
  select true
  from "pipelines"
  where ("pipelines"."tenant_id" = $2::uuid and ("pipelines"."id" = wanted."pipeline_id"))
  limit 1
) is null
union all
select input.number,
  'deals_stage' as constraint
from (
  select distinct "pipeline_id",
    "stage_id"
  from input
  where ("pipeline_id" is not null and "stage_id" is not null)
) as wanted
join input using ("pipeline_id", "stage_id")
where (
  select true
  from "stages"
  where ("stages"."tenant_id" = $3::uuid and ("stages"."pipeline_id" = wanted."pipeline_id") and ("stages"."id" = wanted."stage_id"))
  limit 1
) is null
union all
select input.number,
  'deals_contact' as constraint
from (
  select distinct "contact_id"
  from input
  where "contact_id" is not null
) as wanted
join input using ("contact_id")
where (
  select true
  from "contacts"
  where ("contacts"."tenant_id" = $4::uuid and ("contacts"."id" = wanted."contact_id"))
  limit 1
) is null
union all
select input.number,
  'deals_company' as constraint
from (
  select distinct "company_id"
  from input
  where "company_id" is not null
) as wanted
join input using ("company_id")
where (
  select true
  from "companies"
  where ("companies"."tenant_id" = $5::uuid and ("companies"."id" = wanted."company_id"))
  limit 1
) is null
union all
select input.number,
  'deals_owner' as constraint
from (
  select distinct "owner_id"
  from input
  where "owner_id" is not null
) as wanted
join input using ("owner_id")
where (
  select true
  from "users"
  where ("users"."tenant_id" = $6::uuid and ("users"."id" = wanted."owner_id"))
  limit 1
) is null;
