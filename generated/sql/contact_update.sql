-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ownerId
-- $2 custom
-- $3 updatedAt
-- $4 firstName
-- $5 lastName
-- $6 email
-- $7 emailKey
-- $8 tenantId
-- $9 emailKey
-- $10 id
-- $11 emailKey
-- $12 phone
-- $13 mobile
-- $14 title
-- $15 department
-- $16 companyId
-- $17 address
-- $18 city
-- $19 state
-- $20 country
-- $21 postalCode
-- $22 lifecycleStage
-- $23 leadSource
-- $24 tags
-- $25 notes
-- $26 tenantId
-- $27 id
update "contacts"
set "owner_id" = $1,
  "custom" = $2,
  "updated_at" = $3,
  "first_name" = $4,
  "last_name" = $5,
  "email" = $6,
  "email_key" = case when "contacts"."email_key" is not distinct from $7 then "contacts"."email_key" else coalesce((
    select "contacts"."email_key"
    from "contacts"
    where ("contacts"."tenant_id" = $8::uuid and ((octet_length("contacts"."email_key") > char_length("contacts"."email_key") or strpos("contacts"."email_key", 'xn--') > 0)) and (translate(normalize(split_part("contacts"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || left(lower(normalize(split_part("contacts"."email_key", '@', 2), NFKC) collate "C"), 512) = $9) and ("contacts"."id" <> $10))
    limit 1
  ), $11
) end,
  "phone" = $12,
  "mobile" = $13,
  "title" = $14,
  "department" = $15,
  "company_id" = $16,
  "address" = $17,
  "city" = $18,
  "state" = $19,
  "country" = $20,
  "postal_code" = $21,
  "lifecycle_stage" = $22,
  "lead_source" = $23,
  "tags" = $24,
  "notes" = $25
where ("contacts"."tenant_id" = $26::uuid and ("contacts"."id" = $27));
