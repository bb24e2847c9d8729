-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "users"."id" as id
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--') and ("users"."id" > $2::uuid))
order by "users"."id"
limit 1000;
