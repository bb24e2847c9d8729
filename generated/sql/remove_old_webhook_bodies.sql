-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 tenantId
delete from "webhook_bodies" using unnest($1::uuid[]) as old ("key0")
where ("webhook_bodies"."tenant_id" = $2::uuid and (("webhook_bodies"."event_id") = (old."key0")));
