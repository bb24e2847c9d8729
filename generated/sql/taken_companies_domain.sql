-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 tenantId
select distinct found.taken
from unnest($1::text[]) as wanted (key), lateral (
  select 'domain ' || "companies"."domain" as taken
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and "companies"."domain" = wanted.key)
  offset 0
) as found;
