-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 ids
select "users"."id" as id,
  "users"."email_key" as value
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--') and (left(public.crm_fold("users"."email_key"), 512) = any(array(
  select left(public.crm_fold("users"."email_key"), 512)
  from "users"
  where ("users"."tenant_id" = $2::uuid and ("users"."id" = any($3::uuid[])))
))));
