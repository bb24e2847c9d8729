-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "companies"."name"::text as name
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and ("companies"."name_key" >= $2::text))
  order by "companies"."name_key"
  limit 5
)
union all (
  select "companies"."name"::text as name
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and ("companies"."name_key" < $4::text))
  order by "companies"."name_key" desc
  limit 5
);
