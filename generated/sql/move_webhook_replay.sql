-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 next
-- $2 tenantId
-- $3 webhookId
-- $4 position
-- $5 untilId
update "webhook_replays"
set position = $1
where ("webhook_replays"."tenant_id" = $2::uuid and ("webhook_replays"."webhook_id" = $3) and ("webhook_replays"."position" = $4) and ("webhook_replays"."until_id" = $5))
returning "webhook_replays"."webhook_id" as id;
