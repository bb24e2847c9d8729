-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "users"."email"::text as name
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."email_key" is not null))
order by "users"."email_key"
limit 1000;
