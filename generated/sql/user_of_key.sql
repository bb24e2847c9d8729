-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 userId
select "users"."is_active" as "isActive",
  "users"."visibility" <> 'all' as "isRestricted"
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."id" = $2));
