-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 values
-- $2 tenantId
select found.*
from unnest($1::text[]) as wanted (value), lateral (
  select "companies"."id" as id,
    "companies"."domain" as value
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."domain" = wanted.value))
  offset 0
) as found;
