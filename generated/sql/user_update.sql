-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 email
-- $3 emailKey
-- $4 tenantId
-- $5 emailKey
-- $6 emailKey
-- $7 id
-- $8 emailKey
-- $9 name
-- $10 role
-- $11 isActive
-- $12 passwordHash
-- $13 visibility
-- $14 teamId
-- $15 tenantId
-- $16 id
update "users"
set "updated_at" = $1,
  "email" = $2,
  "email_key" = case when "users"."email_key" is not distinct from $3 then "users"."email_key" else coalesce((
    select "users"."email_key"
    from "users"
    where ("users"."tenant_id" = $4::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("users"."email_key"), 512) = left(public.crm_fold($5), 512) and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = $6) and ("users"."id" <> $7))
    limit 1
  ), $8
) end,
  "name" = $9,
  "role" = $10,
  "is_active" = $11,
  "password_hash" = $12,
  "visibility" = $13,
  "team_id" = $14
where ("users"."tenant_id" = $15::uuid and ("users"."id" = $16));
