-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
select input.ordinality::int - 1 as number,
  found.id
from json_populate_recordset(null::"companies", $1::json) with ordinality as input, lateral (
  select candidate.id
  from (
    select "companies"."id"
    from "companies"
    where ("companies"."tenant_id" = $2::uuid and "companies"."domain" = input."domain")
    offset 0
  ) as candidate
  where true
  order by candidate.id
  limit 1
) as found;
