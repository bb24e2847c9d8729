-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 values
-- $2 tenantId
-- $3 tenantId
select distinct found.*
from unnest($1::text[]) as wanted (value), lateral (
  select "contacts"."id" as id,
    "contacts"."email_key" as value
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and ("contacts"."email_key" = wanted.value))
  union all
  select "contacts"."id" as id,
    "contacts"."email_key" as value
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ((octet_length("contacts"."email_key") > char_length("contacts"."email_key") or strpos("contacts"."email_key", 'xn--') > 0)) and (translate(normalize(split_part("contacts"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || left(lower(normalize(split_part("contacts"."email_key", '@', 2), NFKC) collate "C"), 512) = wanted.value))
  offset 0
) as found;
