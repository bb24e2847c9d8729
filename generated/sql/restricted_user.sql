-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 id
select "users"."role" = 'admin' as "isAdmin",
  array(
  select "api_keys"."name"
  from "api_keys"
  where ("api_keys"."tenant_id" = $1::uuid and ("api_keys"."user_id" = "users"."id") and ('admin' = any (string_to_array("api_keys"."scopes", ','))) and ("api_keys"."revoked_at" is null) and (("api_keys"."expires_at" is null or "api_keys"."expires_at" > now())))
  order by "api_keys"."id"
  limit 6
) as keys
from "users"
where ("users"."tenant_id" = $2::uuid and ("users"."id" = $3) and ("users"."visibility" <> 'all'));
