-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 userId
-- $3 true
-- $4 tenantId
-- $5 sessionId
select "id",
  "name",
  "email",
  "role"
from "users"
where ("users"."tenant_id" = $1::uuid and "users"."id" = $2 and "users"."is_active" = $3 and exists (
  select 1
  from "refresh_tokens"
  where ("refresh_tokens"."tenant_id" = $4::uuid and "refresh_tokens"."family_id" = $5)
));
