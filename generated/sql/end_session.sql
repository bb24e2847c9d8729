-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 familyId
delete from "refresh_tokens"
where ("refresh_tokens"."tenant_id" = $1::uuid and ("refresh_tokens"."family_id" = $2));
