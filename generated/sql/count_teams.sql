-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select count(*)::int as count
from "teams"
where "teams"."tenant_id" = $1::uuid;
