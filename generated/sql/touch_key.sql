-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 now
-- $2 tenantId
-- $3 id
update "api_keys"
set "last_used_at" = $1
where ("api_keys"."tenant_id" = $2::uuid and ("api_keys"."id" = $3));
