-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select found.id
from unnest($1::uuid[]) as wanted (id), lateral (
  select "users"."id" as id
  from "users"
  where ("users"."tenant_id" = $2::uuid and ("users"."id" = wanted.id))
  limit 1
) as found;
