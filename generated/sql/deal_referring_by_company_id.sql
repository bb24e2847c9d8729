-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select "deals"."id" as id
from "deals"
where ("deals"."tenant_id" = $1::uuid and ("deals"."company_id" = $2))
order by "deals"."company_id", "deals"."id";
