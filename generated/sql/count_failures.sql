-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 after
-- $2 beganAt
-- $3 tenantId
-- $4 webhookId
update "webhooks"
set failure_count = $1::int,
  last_triggered_at = greatest("webhooks"."last_triggered_at", $2::timestamptz)
where ("webhooks"."tenant_id" = $3::uuid and ("webhooks"."id" = $4));
