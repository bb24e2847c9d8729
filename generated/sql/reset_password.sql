-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 passwordHash
-- $2 tenantId
-- $3 emailKeys
-- $4 emailKeys
update "users"
set "password_hash" = $1
where ("users"."tenant_id" = $2::uuid and (("users"."email_key" = any($3::text[]) or ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = any($4::text[])))))
returning "id",
  "email",
  "name";
