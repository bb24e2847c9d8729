-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 key1
-- $3 tenantId
delete from "webhook_deliveries" using unnest($1::uuid[], $2::uuid[]) as old ("key0", "key1")
where ("webhook_deliveries"."tenant_id" = $3::uuid and (("webhook_deliveries"."webhook_id", "webhook_deliveries"."id") = (old."key0", old."key1")));
