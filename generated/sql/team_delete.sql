-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
delete from "teams"
where ("teams"."tenant_id" = $1::uuid and ("teams"."id" = $2));
