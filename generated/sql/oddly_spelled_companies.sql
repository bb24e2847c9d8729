-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "companies"."id" as id,
  "companies"."domain" as value
from "companies"
where ("companies"."tenant_id" = $1::uuid and ((octet_length("companies"."domain") > char_length("companies"."domain") or strpos("companies"."domain", 'xn--') > 0)) and ("companies"."id" > $2::uuid))
order by "companies"."id"
limit 1000;
