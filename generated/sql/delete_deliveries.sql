-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 tenantId
-- $4 webhookId
-- $5 max
delete from "webhook_deliveries"
where ("webhook_deliveries"."tenant_id" = $1::uuid and ("webhook_deliveries"."webhook_id" = $2) and ("webhook_deliveries"."id" = any(array(
  select "webhook_deliveries"."id"
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $3::uuid and ("webhook_deliveries"."webhook_id" = $4))
  limit $5::int
))))
returning "webhook_deliveries"."id";
