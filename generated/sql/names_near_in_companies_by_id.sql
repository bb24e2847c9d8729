-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "companies"."id"::text as name
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and ("companies"."id" >= $2::uuid))
  order by "companies"."id"
  limit 5
)
union all (
  select "companies"."id"::text as name
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and ("companies"."id" < $4::uuid))
  order by "companies"."id" desc
  limit 5
);
