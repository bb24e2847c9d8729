-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 stageId
-- $3 tenantId
-- $4 contactId
-- $5 tenantId
-- $6 companyId
-- $7 tenantId
-- $8 ownerId
select (
  select "stages"."name"
  from "stages"
  where ("stages"."tenant_id" = $1::uuid and "stages"."id" = $2)
) as "stageName",
  (
  select "contacts"."first_name" || ' ' || "contacts"."last_name"
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and "contacts"."id" = $4)
) as "contactName",
  (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $5::uuid and "companies"."id" = $6)
) as "companyName",
  (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $7::uuid and "users"."id" = $8)
) as "ownerName";
