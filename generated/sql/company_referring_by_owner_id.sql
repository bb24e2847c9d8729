-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 max
select found.id,
  wanted.id as target
from unnest($1::uuid[]) as wanted (id), lateral (
  select "companies"."id" as id
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."owner_id" = wanted.id))
  order by "companies"."owner_id", "companies"."id"
) as found
limit $3::bigint;
