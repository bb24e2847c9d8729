-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
delete from "dropped_webhooks"
where ("dropped_webhooks"."tenant_id" = $1::uuid and ("dropped_webhooks"."webhook_id" = $2));
