-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 firstName
-- $2 lastName
-- $3 email
-- $4 emailKey
-- $5 phone
-- $6 mobile
-- $7 title
-- $8 department
-- $9 companyId
-- $10 address
-- $11 city
-- $12 state
-- $13 country
-- $14 postalCode
-- $15 lifecycleStage
-- $16 leadSource
-- $17 tags
-- $18 notes
-- $19 ownerId
-- $20 custom
-- $21 updatedAt
-- $22 tenantId
-- $23 id
update "contacts"
set "first_name" = $1,
  "last_name" = $2,
  "email" = $3,
  "email_key" = $4,
  "phone" = $5,
  "mobile" = $6,
  "title" = $7,
  "department" = $8,
  "company_id" = $9,
  "address" = $10,
  "city" = $11,
  "state" = $12,
  "country" = $13,
  "postal_code" = $14,
  "lifecycle_stage" = $15,
  "lead_source" = $16,
  "tags" = $17,
  "notes" = $18,
  "owner_id" = $19,
  "custom" = $20,
  "updated_at" = $21
where ("contacts"."tenant_id" = $22::uuid and ("contacts"."id" = $23));
