-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 values
-- $2 tenantId
-- $3 tenantId
select distinct found.*
from unnest($1::text[]) as wanted (value), lateral (
  select "companies"."id" as id,
    "companies"."domain" as value
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."domain" = wanted.value))
  union all
  select "companies"."id" as id,
    "companies"."domain" as value
  from "companies"
  where ("companies"."tenant_id" = $3::uuid and ((octet_length("companies"."domain") > char_length("companies"."domain") or strpos("companies"."domain", 'xn--') > 0)) and (left(lower(normalize("companies"."domain", NFKC) collate "C"), 512) = wanted.value))
  offset 0
) as found;
