-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "users"."id" as id,
  "users"."email_key" as value
from "users"
where ("users"."tenant_id" = $1::uuid and ((octet_length("users"."email_key") > char_length("users"."email_key") or strpos("users"."email_key", 'xn--') > 0)) and ("users"."id" > $2::uuid))
order by "users"."id"
limit 1000;
