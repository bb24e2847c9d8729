-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 values
-- $2 tenantId
-- $3 tenantId
select distinct found.*
from unnest($1::text[]) as wanted (value), lateral (
  select "users"."id" as id,
    "users"."email_key" as value
  from "users"
  where ("users"."tenant_id" = $2::uuid and ("users"."email_key" = wanted.value))
  union all
  select "users"."id" as id,
    "users"."email_key" as value
  from "users"
  where ("users"."tenant_id" = $3::uuid and ((octet_length("users"."email_key") > char_length("users"."email_key") or strpos("users"."email_key", 'xn--') > 0)) and (translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || left(lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C"), 512) = wanted.value))
  offset 0
) as found;
