-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 name
-- $2 nameKey
-- $3 domain
-- $4 industry
-- $5 description
-- $6 employeeCount
-- $7 annualRevenue
-- $8 phone
-- $9 website
-- $10 networkUrl
-- $11 address
-- $12 city
-- $13 state
-- $14 country
-- $15 postalCode
-- $16 tags
-- $17 notes
-- $18 ownerId
-- $19 custom
-- $20 updatedAt
-- $21 tenantId
-- $22 id
update "companies"
set "name" = $1,
  "name_key" = $2,
  "domain" = $3,
  "industry" = $4,
  "description" = $5,
  "employee_count" = $6,
  "annual_revenue" = $7,
  "phone" = $8,
  "website" = $9,
  "network_url" = $10,
  "address" = $11,
  "city" = $12,
  "state" = $13,
  "country" = $14,
  "postal_code" = $15,
  "tags" = $16,
  "notes" = $17,
  "owner_id" = $18,
  "custom" = $19,
  "updated_at" = $20
where ("companies"."tenant_id" = $21::uuid and ("companies"."id" = $22));
