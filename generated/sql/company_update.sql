-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ownerId
-- $2 custom
-- $3 updatedAt
-- $4 name
-- $5 nameKey
-- $6 domain
-- $7 tenantId
-- $8 domain
-- $9 id
-- $10 domain
-- $11 industry
-- $12 description
-- $13 employeeCount
-- $14 annualRevenue
-- $15 phone
-- $16 website
-- $17 networkUrl
-- $18 address
-- $19 city
-- $20 state
-- $21 country
-- $22 postalCode
-- $23 tags
-- $24 notes
-- $25 tenantId
-- $26 id
update "companies"
set "owner_id" = $1,
  "custom" = $2,
  "updated_at" = $3,
  "name" = $4,
  "name_key" = $5,
  "domain" = case when "companies"."domain" is not distinct from $6 then "companies"."domain" else coalesce((
    select "companies"."domain"
    from "companies"
    where ("companies"."tenant_id" = $7::uuid and ((octet_length("companies"."domain") > char_length("companies"."domain") or strpos("companies"."domain", 'xn--') > 0)) and (left(lower(normalize("companies"."domain", NFKC) collate "C"), 512) = $8) and ("companies"."id" <> $9))
    limit 1
  ), $10
) end,
  "industry" = $11,
  "description" = $12,
  "employee_count" = $13,
  "annual_revenue" = $14,
  "phone" = $15,
  "website" = $16,
  "network_url" = $17,
  "address" = $18,
  "city" = $19,
  "state" = $20,
  "country" = $21,
  "postal_code" = $22,
  "tags" = $23,
  "notes" = $24
where ("companies"."tenant_id" = $25::uuid and ("companies"."id" = $26));
