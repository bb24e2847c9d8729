-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 ids
select "contacts"."id" as id,
  "contacts"."email_key" as value
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--') and (left(public.crm_fold("contacts"."email_key"), 512) = any(array(
  select left(public.crm_fold("contacts"."email_key"), 512)
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and ("contacts"."id" = any($3::uuid[])))
))));
