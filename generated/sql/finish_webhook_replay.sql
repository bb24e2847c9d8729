-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 position
-- $4 untilId
delete from "webhook_replays"
where ("webhook_replays"."tenant_id" = $1::uuid and ("webhook_replays"."webhook_id" = $2) and ("webhook_replays"."position" = $3) and ("webhook_replays"."until_id" = $4));
