-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 keys
-- $3 tenantId
select input.number::int - 1 as number,
  found.id,
  found.is_exact as "isExact"
from unnest($1::text[], $2::text[]) with ordinality as input (name, key, number), lateral (
  select "users"."id",
    false as is_alias,
    "users"."email"::text = input.name as is_exact
  from "users"
  where ("users"."tenant_id" = $3::uuid and ("users"."email_key" = input.key))
  order by "users"."email"::text = input.name desc, "users"."id"
  limit 2
) as found;
