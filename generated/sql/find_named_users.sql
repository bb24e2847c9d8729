-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 keys
-- $3 tenantId
select input.number::int - 1 as number,
  found.id
from unnest($1::text[], $2::text[]) with ordinality as input (name, key, number), lateral (
  select "users"."id",
    false as is_alias
  from "users"
  where ("users"."tenant_id" = $3::uuid and ("users"."email_key" = input.key))
  order by "users"."email" = input.name desc, "users"."id"
  limit 1
) as found;
