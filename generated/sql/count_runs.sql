-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 kind
select count(*)::int as count
from "runs"
where ("runs"."tenant_id" = $1::uuid and ("runs"."kind" = $2));
