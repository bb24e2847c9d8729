-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "companies"."id" as id
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."domain" ~ '[^\x21-\x7e]|xn--') and ("companies"."id" > $2::uuid))
order by "companies"."id"
limit 1000;
