-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 values
-- $2 tenantId
select found.*
from unnest($1::text[]) as wanted (value), lateral (
  select "contacts"."id" as id,
    "contacts"."email_key" as value
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and ("contacts"."email_key" = wanted.value))
  offset 0
) as found;
