-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 results
-- $2 tenantId
-- $3 webhookIds
-- $4 ids
update "webhook_deliveries"
set attempt = "webhook_deliveries"."attempt" + result."isAttempt"::int,
  status = result.status,
  response_status = "responseStatus",
  error = result.error,
  duration_ms = "durationMs",
  delivered_at = "deliveredAt",
  next_attempt_at = "nextAttemptAt",
  updated_at = now()
from json_to_recordset($1::json) as result (id uuid, "webhookId" uuid, status text, "responseStatus" integer, error text, "durationMs" integer, "deliveredAt" timestamptz, "nextAttemptAt" timestamptz, "isAttempt" boolean, attempt integer)
where ("webhook_deliveries"."tenant_id" = $2::uuid and ("webhook_deliveries"."webhook_id" = result."webhookId") and ("webhook_deliveries"."id" = result.id) and ("webhook_deliveries"."status" = 'pending') and ("webhook_deliveries"."attempt" = result.attempt) and ("webhook_deliveries"."webhook_id" = any($3::uuid[])) and ("webhook_deliveries"."id" = any($4::uuid[])))
returning "webhook_deliveries"."id";
