-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
with input as (
  select *
  from json_populate_recordset(null::"deals", $1::json) with ordinality
)
select input.ordinality::int - 1 as number,
  'deals_pipeline' as constraint
from input
where input."pipeline_id" is not null
  and (
  select true
  from "pipelines"
  where ("pipelines"."tenant_id" = $2::uuid and "pipelines"."id" = input."pipeline_id")
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'deals_stage' as constraint
from input
where (input."pipeline_id" is not null and input."stage_id" is not null)
  and (
  select true
  from "stages"
  where ("stages"."tenant_id" = $3::uuid and "stages"."pipeline_id" = input."pipeline_id" and "stages"."id" = input."stage_id")
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'deals_contact' as constraint
from input
where input."contact_id" is not null
  and (
  select true
  from "contacts"
  where ("contacts"."tenant_id" = $4::uuid and "contacts"."id" = input."contact_id")
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'deals_company' as constraint
from input
where input."company_id" is not null
  and (
  select true
  from "companies"
  where ("companies"."tenant_id" = $5::uuid and "companies"."id" = input."company_id")
  limit 1
) is null
union all
select input.ordinality::int - 1 as number,
  'deals_owner' as constraint
from input
where input."owner_id" is not null
  and (
  select true
  from "users"
  where ("users"."tenant_id" = $6::uuid and "users"."id" = input."owner_id")
  limit 1
) is null;
