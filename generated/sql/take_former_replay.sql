-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
delete from "webhook_replays"
where ("webhook_replays"."tenant_id" = $1::uuid and ("webhook_replays"."webhook_id" = $2::uuid))
returning "webhook_replays"."is_of_failed" as "isOfFailed",
  "webhook_replays"."position" as after,
  "webhook_replays"."until_id" as "untilId";
