-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "companies"."id" as id,
  "companies"."domain" as value
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."domain" ~ '[^\x21-\x7e]|xn--'));
