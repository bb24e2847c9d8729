-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "webhooks"."id" as id
from "webhooks"
where ("webhooks"."tenant_id" = $1::uuid and ("webhooks"."failure_count" >= 5));
