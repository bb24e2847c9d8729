-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 ids
select "companies"."id" as id,
  "companies"."domain" as value
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."domain" ~ '[^\x21-\x7e]|xn--') and (left(public.crm_fold("companies"."domain"), 512) = any(array(
  select left(public.crm_fold("companies"."domain"), 512)
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = any($3::uuid[])))
))));
