-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
delete from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."id" = $2));
