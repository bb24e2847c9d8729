-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "users"."id" as id,
  "users"."email_key" as value
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--'));
