-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "contacts"."id" as id,
  "contacts"."email_key" as value
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--'));
