-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "contacts"."id" as id,
  "contacts"."email_key" as value
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ((octet_length("contacts"."email_key") > char_length("contacts"."email_key") or strpos("contacts"."email_key", 'xn--') > 0)) and ("contacts"."id" > $2::uuid))
order by "contacts"."id"
limit 1000;
