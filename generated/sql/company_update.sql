-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 ownerId
-- $3 custom
-- $4 name
-- $5 nameKey
-- $6 domain
-- $7 tenantId
-- $8 domain
-- $9 domain
-- $10 id
-- $11 domain
-- $12 industry
-- $13 description
-- $14 employeeCount
-- $15 annualRevenue
-- $16 phone
-- $17 website
-- $18 networkUrl
-- $19 address
-- $20 city
-- $21 state
-- $22 country
-- $23 postalCode
-- $24 tags
-- $25 notes
-- $26 tenantId
-- $27 id
update "companies"
set "updated_at" = $1,
  "owner_id" = $2,
  "custom" = $3,
  "name" = $4,
  "name_key" = $5,
  "domain" = case when "companies"."domain" is not distinct from $6 then "companies"."domain" else coalesce((
    select "companies"."domain"
    from "companies"
    where ("companies"."tenant_id" = $7::uuid and ("companies"."domain" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("companies"."domain"), 512) = left(public.crm_fold($8), 512) and lower(normalize("companies"."domain", NFKC) collate "C") = $9) and ("companies"."id" <> $10))
    limit 1
  ), $11
) end,
  "industry" = $12,
  "description" = $13,
  "employee_count" = $14,
  "annual_revenue" = $15,
  "phone" = $16,
  "website" = $17,
  "network_url" = $18,
  "address" = $19,
  "city" = $20,
  "state" = $21,
  "country" = $22,
  "postal_code" = $23,
  "tags" = $24,
  "notes" = $25
where ("companies"."tenant_id" = $26::uuid and ("companies"."id" = $27));
