-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 userId
-- $4 true
-- $5 tenantId
-- $6 sessionId
select "id",
  "name",
  "email",
  "role",
  (
  select "properties"::int
  from "tenant_clocks"
  where "tenant_clocks"."tenant_id" = $1::uuid
) as "propertiesVersion"
from "users"
where ("users"."tenant_id" = $2::uuid and ("users"."id" = $3) and ("users"."is_active" = $4) and (exists (
  select 1
  from "refresh_tokens"
  where ("refresh_tokens"."tenant_id" = $5::uuid and ("refresh_tokens"."family_id" = $6))
)));
