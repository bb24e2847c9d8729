-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "deals"."id"::text as name
from "deals"
where ("deals"."tenant_id" = $1::uuid and ("deals"."id" is not null))
order by "deals"."id"
limit 1000;
