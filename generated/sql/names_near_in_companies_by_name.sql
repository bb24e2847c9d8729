-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "companies"."name"::text as name
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and (public.crm_fold("companies"."name") >= $2::text))
  order by public.crm_fold("companies"."name")
  limit 5
)
union all (
  select "companies"."name"::text as name
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and (public.crm_fold("companies"."name") < $4::text))
  order by public.crm_fold("companies"."name") desc
  limit 5
);
