-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 contactId
-- $3 tenantId
-- $4 companyId
-- $5 tenantId
-- $6 dealId
-- $7 tenantId
-- $8 ownerId
select (
  select "contacts"."first_name" || ' ' || "contacts"."last_name"
  from "contacts"
  where ("contacts"."tenant_id" = $1::uuid and "contacts"."id" = $2)
) as "contactName",
  (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and "companies"."id" = $4)
) as "companyName",
  (
  select "deals"."name"
  from "deals"
  where ("deals"."tenant_id" = $5::uuid and "deals"."id" = $6)
) as "dealName",
  (
  select "users"."name"
  from "users"
  where ("users"."tenant_id" = $7::uuid and "users"."id" = $8)
) as "ownerName";
