-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tokenHash
select
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."id" = (
  select "refresh_tokens"."user_id"
  from "refresh_tokens"
  where ("refresh_tokens"."tenant_id" = $2::uuid and ("refresh_tokens"."token_hash" = $3))
)))
for share;
