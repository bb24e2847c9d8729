-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 ownerId
-- $3 custom
-- $4 firstName
-- $5 lastName
-- $6 email
-- $7 emailKey
-- $8 tenantId
-- $9 emailKey
-- $10 emailKey
-- $11 id
-- $12 emailKey
-- $13 phone
-- $14 mobile
-- $15 title
-- $16 department
-- $17 companyId
-- $18 address
-- $19 city
-- $20 state
-- $21 country
-- $22 postalCode
-- $23 lifecycleStage
-- $24 leadSource
-- $25 tags
-- $26 notes
-- $27 tenantId
-- $28 id
update "contacts"
set "updated_at" = $1,
  "owner_id" = $2,
  "custom" = $3,
  "first_name" = $4,
  "last_name" = $5,
  "email" = $6,
  "email_key" = case when "contacts"."email_key" is not distinct from $7 then "contacts"."email_key" else coalesce((
    select "contacts"."email_key"
    from "contacts"
    where ("contacts"."tenant_id" = $8::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("contacts"."email_key"), 512) = left(public.crm_fold($9), 512) and translate(normalize(split_part("contacts"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("contacts"."email_key", '@', 2), NFKC) collate "C") = $10) and ("contacts"."id" <> $11))
    limit 1
  ), $12
) end,
  "phone" = $13,
  "mobile" = $14,
  "title" = $15,
  "department" = $16,
  "company_id" = $17,
  "address" = $18,
  "city" = $19,
  "state" = $20,
  "country" = $21,
  "postal_code" = $22,
  "lifecycle_stage" = $23,
  "lead_source" = $24,
  "tags" = $25,
  "notes" = $26
where ("contacts"."tenant_id" = $27::uuid and ("contacts"."id" = $28));
