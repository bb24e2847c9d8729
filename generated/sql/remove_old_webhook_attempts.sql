-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 key1
-- $3 tenantId
delete from "webhook_attempts" using unnest($1::uuid[], $2::uuid[]) as old ("key0", "key1")
where ("webhook_attempts"."tenant_id" = $3::uuid and (("webhook_attempts"."webhook_id", "webhook_attempts"."id") = (old."key0", old."key1")));
