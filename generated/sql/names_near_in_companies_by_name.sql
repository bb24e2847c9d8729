-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "companies"."name"::text as name
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and (left(public.crm_fold("companies"."name"), 512) >= $2::text))
  order by left(public.crm_fold("companies"."name"), 512)
  limit 5
)
union all (
  select "companies"."name"::text as name
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and (left(public.crm_fold("companies"."name"), 512) < $4::text))
  order by left(public.crm_fold("companies"."name"), 512) desc
  limit 5
);
