-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 webhookIds
-- $2 ids
-- $3 tenantId
delete from "webhook_deliveries" using unnest($1::uuid[], $2::uuid[]) as old (webhook_id, id)
where ("webhook_deliveries"."tenant_id" = $3::uuid and "webhook_deliveries"."webhook_id" = old.webhook_id and "webhook_deliveries"."id" = old.id);
