-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 eventIds
delete from "webhook_bodies"
where ("webhook_bodies"."tenant_id" = $1::uuid and ("webhook_bodies"."event_id" = any($2::uuid[])));
