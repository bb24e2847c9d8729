-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ownerId
-- $2 custom
-- $3 updatedAt
-- $4 name
-- $5 nameKey
-- $6 domain
-- $7 industry
-- $8 description
-- $9 employeeCount
-- $10 annualRevenue
-- $11 phone
-- $12 website
-- $13 networkUrl
-- $14 address
-- $15 city
-- $16 state
-- $17 country
-- $18 postalCode
-- $19 tags
-- $20 notes
-- $21 tenantId
-- $22 id
update "companies"
set "owner_id" = $1,
  "custom" = $2,
  "updated_at" = $3,
  "name" = $4,
  "name_key" = $5,
  "domain" = $6,
  "industry" = $7,
  "description" = $8,
  "employee_count" = $9,
  "annual_revenue" = $10,
  "phone" = $11,
  "website" = $12,
  "network_url" = $13,
  "address" = $14,
  "city" = $15,
  "state" = $16,
  "country" = $17,
  "postal_code" = $18,
  "tags" = $19,
  "notes" = $20
where ("companies"."tenant_id" = $21::uuid and ("companies"."id" = $22));
