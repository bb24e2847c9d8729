-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 webhookIds
-- $2 ids
-- $3 tenantId
delete from "webhook_attempts" using unnest($1::uuid[], $2::uuid[]) as old (webhook_id, id)
where ("webhook_attempts"."tenant_id" = $3::uuid and "webhook_attempts"."webhook_id" = old.webhook_id and "webhook_attempts"."id" = old.id);
