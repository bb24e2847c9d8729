-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
-- $3 tenantId
select input.number,
  found.id,
  found.is_alias as "isAlias"
from (
  select (value ->> 0)::text as "email_key",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input, lateral (
  select candidate.id,
    false as is_alias
  from (
    select "users"."id"
    from "users"
    where ("users"."tenant_id" = $2::uuid and ("users"."email_key" = input."email_key"))
    union all
    select "users"."id"
    from "users"
    where ("users"."tenant_id" = $3::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("users"."email_key"), 512) = left(public.crm_fold(input."email_key"), 512) and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = input."email_key"))
    offset 0
  ) as candidate
  where true
  order by candidate.id
  limit 1
) as found;
