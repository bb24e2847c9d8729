-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 max
select found.id,
  wanted.id as target
from unnest($1::uuid[]) as wanted (id), lateral (
  select "contacts"."id" as id
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and ("contacts"."owner_id" = wanted.id))
  order by "contacts"."owner_id", "contacts"."id"
) as found
limit $3::bigint;
