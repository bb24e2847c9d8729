-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 max
select found.id,
  wanted.id as target
from unnest($1::uuid[]) as wanted (id), lateral (
  select "activities"."id" as id
  from "activities"
  where ("activities"."tenant_id" = $2::uuid and ("activities"."owner_id" = wanted.id))
  order by "activities"."owner_id", "activities"."id"
) as found
limit $3::bigint;
