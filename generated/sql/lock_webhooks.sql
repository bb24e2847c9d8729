-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookIds
select "webhooks"."id" as id,
  "webhooks"."failure_count" as failures
from "webhooks"
where ("webhooks"."tenant_id" = $1::uuid and ("webhooks"."id" = any($2::uuid[])))
order by "webhooks"."id"
for no key update;
