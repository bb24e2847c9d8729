-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select "activities"."id" as id
from "activities"
where ("activities"."tenant_id" = $1::uuid and ("activities"."deal_id" = $2))
order by "activities"."deal_id", "activities"."id";
