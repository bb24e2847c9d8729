-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "webhook_replays"."tenant_id" as "tenantId",
  "webhook_replays"."webhook_id"::text as key
from "webhook_replays"
limit 1000;
