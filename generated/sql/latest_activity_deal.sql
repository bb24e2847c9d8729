-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select max(greatest("activities"."created_at", "activities"."completed_at")) as moment
from "activities"
where ("activities"."tenant_id" = $1::uuid and "activities"."deal_id" = $2);
