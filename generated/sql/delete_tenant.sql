-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
delete from "tenants"
where "tenants"."id" = $1;
