-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
select
from "activities"
where ("activities"."tenant_id" = $1::uuid and ("activities".custom ? $2))
limit 1;
