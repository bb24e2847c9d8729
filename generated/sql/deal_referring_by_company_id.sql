-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 max
select found.id,
  wanted.id as target
from unnest($1::uuid[]) as wanted (id), lateral (
  select "deals"."id" as id
  from "deals"
  where ("deals"."tenant_id" = $2::uuid and ("deals"."company_id" = wanted.id))
  order by "deals"."company_id", "deals"."id"
) as found
limit $3::bigint;
