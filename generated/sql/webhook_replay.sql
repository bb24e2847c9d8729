-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
select
from "webhook_replays"
where ("webhook_replays"."tenant_id" = $1::uuid and ("webhook_replays"."webhook_id" = $2));
