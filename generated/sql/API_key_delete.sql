-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
delete from "api_keys"
where ("api_keys"."tenant_id" = $1::uuid and ("api_keys"."id" = $2));
