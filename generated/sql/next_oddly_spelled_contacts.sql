-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "contacts"."id" as id
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--') and ("contacts"."id" > $2::uuid))
order by "contacts"."id"
limit 1000;
