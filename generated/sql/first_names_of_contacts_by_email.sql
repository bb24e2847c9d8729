-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "contacts"."email"::text as name
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."email_key" is not null))
order by "contacts"."email_key"
limit 1000;
