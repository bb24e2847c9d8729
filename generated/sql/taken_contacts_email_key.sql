-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 tenantId
select distinct found.taken
from unnest($1::text[]) as wanted (key), lateral (
  select "contacts"."email_key" as taken
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and "contacts"."email_key" = wanted.key)
  offset 0
) as found;
