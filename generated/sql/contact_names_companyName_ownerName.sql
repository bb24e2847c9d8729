-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 companyId
-- $3 tenantId
-- $4 ownerId
select (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and "companies"."id" = $2)
) as "companyName",
  (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $3::uuid and "users"."id" = $4)
) as "ownerName";
