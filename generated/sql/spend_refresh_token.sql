-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tokenHash
update "refresh_tokens"
set "spent_at" = now()
where ("refresh_tokens"."tenant_id" = $1::uuid and ("refresh_tokens"."token_hash" = $2));
