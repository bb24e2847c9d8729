-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 keys
-- $3 tenantId
-- $4 tenantId
select input.number::int - 1 as number,
  found.id,
  found.is_exact as "isExact"
from unnest($1::text[], $2::text[]) with ordinality as input (name, key, number), lateral (
  select *
  from (
    select "users"."id",
      false as is_alias,
      "users"."email"::text = input.name as is_exact
    from "users"
    where ("users"."tenant_id" = $3::uuid and ("users"."email_key" = input.key)) union
    select "users"."id",
      false as is_alias,
      "users"."email"::text = input.name as is_exact
    from "users"
    where ("users"."tenant_id" = $4::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("users"."email_key"), 512) = left(public.crm_fold(input.key), 512) and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = input.key))
  ) as named
  order by is_exact desc, id
  limit 2
) as found;
