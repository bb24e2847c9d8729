-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 email
-- $2 emailKey
-- $3 tenantId
-- $4 emailKey
-- $5 emailKey
-- $6 id
-- $7 emailKey
-- $8 name
-- $9 role
-- $10 isActive
-- $11 passwordHash
-- $12 visibility
-- $13 teamId
-- $14 updatedAt
-- $15 tenantId
-- $16 id
update "users"
set "email" = $1,
  "email_key" = case when "users"."email_key" is not distinct from $2 then "users"."email_key" else coalesce((
    select "users"."email_key"
    from "users"
    where ("users"."tenant_id" = $3::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("users"."email_key"), 512) = left(public.crm_fold($4), 512) and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = $5) and ("users"."id" <> $6))
    limit 1
  ), $7
) end,
  "name" = $8,
  "role" = $9,
  "is_active" = $10,
  "password_hash" = $11,
  "visibility" = $12,
  "team_id" = $13,
  "updated_at" = $14
where ("users"."tenant_id" = $15::uuid and ("users"."id" = $16));
