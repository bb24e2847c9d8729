-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "contacts"."id"::text as name
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" is not null))
order by "contacts"."id"
limit 1000;
