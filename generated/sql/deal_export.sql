-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 after
-- $7 limit
select "deals"."id",
  "deals"."name",
  trim_scale("deals"."value"),
  "deals"."currency",
  "deals"."probability",
  substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z',
  (
  select "stages"."name"
  from "stages"
  where ("stages"."tenant_id" = $1::uuid and ("stages"."id" = "deals"."stage_id"))
),
  (
  select "pipelines"."name"
  from "pipelines"
  where ("pipelines"."tenant_id" = $2::uuid and ("pipelines"."id" = "deals"."pipeline_id"))
),
  (
  select "contacts"."email"
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ("contacts"."id" = "deals"."contact_id"))
),
  (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $4::uuid and ("companies"."id" = "deals"."company_id"))
),
  "deals"."notes"
from (
  select *
  from "deals"
  where ("deals"."tenant_id" = $5::uuid and ("deals"."id" > $6::uuid))
  order by "deals"."id"
  limit $7
) as "deals";
