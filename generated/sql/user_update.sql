-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 email
-- $2 emailKey
-- $3 tenantId
-- $4 emailKey
-- $5 id
-- $6 emailKey
-- $7 name
-- $8 role
-- $9 isActive
-- $10 passwordHash
-- $11 visibility
-- $12 teamId
-- $13 updatedAt
-- $14 tenantId
-- $15 id
update "users"
set "email" = $1,
  "email_key" = case when "users"."email_key" is not distinct from $2 then "users"."email_key" else coalesce((
    select "users"."email_key"
    from "users"
    where ("users"."tenant_id" = $3::uuid and ((octet_length("users"."email_key") > char_length("users"."email_key") or strpos("users"."email_key", 'xn--') > 0)) and (translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || left(lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C"), 512) = $4) and ("users"."id" <> $5))
    limit 1
  ), $6
) end,
  "name" = $7,
  "role" = $8,
  "is_active" = $9,
  "password_hash" = $10,
  "visibility" = $11,
  "team_id" = $12,
  "updated_at" = $13
where ("users"."tenant_id" = $14::uuid and ("users"."id" = $15));
