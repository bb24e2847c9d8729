-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 tenantId
select distinct found.taken
from unnest($1::text[]) as wanted (key), lateral (
  select "deals"."pipeline_id" || ' ' || "deals"."name_key" as taken
  from "deals"
  where ("deals"."tenant_id" = $2::uuid and ("deals"."name_key" = wanted.key))
  offset 0
) as found;
