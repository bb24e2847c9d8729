-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 emailKeys
-- $3 emailKeys
-- $4 true
select "users"."id" as id,
  "users"."name" as name,
  "users"."password_hash" as "passwordHash",
  "users"."updated_at"::text as "updatedAt"
from "users"
where ("users"."tenant_id" = $1::uuid and (("users"."email_key" = any($2::text[]) or ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = any($3::text[])))) and ("users"."is_active" = $4))
order by "users"."id"
limit 1;
