-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 keyHash
select "api_keys"."id" as id,
  "api_keys"."name" as name,
  "api_keys"."scopes" as scopes,
  "api_keys"."expires_at"::text as "expiresAt",
  (
  select "tenant_clocks"."properties"::int
  from "tenant_clocks"
  where "tenant_clocks"."tenant_id" = $1::uuid
) as "propertiesVersion"
from "api_keys"
where ("api_keys"."tenant_id" = $2::uuid and ("api_keys"."key_hash" = $3) and ("api_keys"."revoked_at" is null) and (("api_keys"."expires_at" is null or "api_keys"."expires_at" > now())));
