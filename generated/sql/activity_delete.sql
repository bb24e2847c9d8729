-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
delete from "activities"
where ("activities"."tenant_id" = $1::uuid and ("activities"."id" = $2));
