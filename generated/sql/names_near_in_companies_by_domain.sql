-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "companies"."domain"::text as name
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and ("companies"."domain" >= $2::text))
  order by "companies"."domain"
  limit 5
)
union all (
  select "companies"."domain"::text as name
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and ("companies"."domain" < $4::text))
  order by "companies"."domain" desc
  limit 5
);
