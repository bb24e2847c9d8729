-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
-- $3 limit
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 tenantId
select "deals"."id",
  "deals"."name",
  trim_scale("deals"."value"),
  "deals"."currency",
  "deals"."probability",
  substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z',
  "stages"."name",
  "pipelines"."name",
  "contacts"."email",
  "companies"."name",
  "deals"."notes"
from (
  select *
  from "deals"
  where ("deals"."tenant_id" = $1::uuid and "deals"."id" > $2::uuid)
  order by "deals"."id"
  limit $3
) as "deals"
left join lateral (
  select "stages"."name"
  from "stages"
  where ("stages"."tenant_id" = $4::uuid and "stages"."id" = "deals"."stage_id")
  limit 1
) as "stages" on true
left join lateral (
  select "pipelines"."name"
  from "pipelines"
  where ("pipelines"."tenant_id" = $5::uuid and "pipelines"."id" = "deals"."pipeline_id")
  limit 1
) as "pipelines" on true
left join lateral (
  select "contacts"."email"
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
where "deals"."tenant_id" = $8::uuid;
