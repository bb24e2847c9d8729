-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ownerId
-- $2 custom
-- $3 updatedAt
-- $4 firstName
-- $5 lastName
-- $6 email
-- $7 emailKey
-- $8 phone
-- $9 mobile
-- $10 title
-- $11 department
-- $12 companyId
-- $13 address
-- $14 city
-- $15 state
-- $16 country
-- $17 postalCode
-- $18 lifecycleStage
-- $19 leadSource
-- $20 tags
-- $21 notes
-- $22 tenantId
-- $23 id
update "contacts"
set "owner_id" = $1,
  "custom" = $2,
  "updated_at" = $3,
  "first_name" = $4,
  "last_name" = $5,
  "email" = $6,
  "email_key" = $7,
  "phone" = $8,
  "mobile" = $9,
  "title" = $10,
  "department" = $11,
  "company_id" = $12,
  "address" = $13,
  "city" = $14,
  "state" = $15,
  "country" = $16,
  "postal_code" = $17,
  "lifecycle_stage" = $18,
  "lead_source" = $19,
  "tags" = $20,
  "notes" = $21
where ("contacts"."tenant_id" = $22::uuid and ("contacts"."id" = $23));
