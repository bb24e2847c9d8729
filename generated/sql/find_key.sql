-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 keyHash
-- $6 true
select "api_keys"."id" as id,
  "api_keys"."name" as name,
  "api_keys"."scopes" as scopes,
  "api_keys"."expires_at"::text as "expiresAt",
  (
  select "tenant_clocks"."properties"::int
  from "tenant_clocks"
  where "tenant_clocks"."tenant_id" = $1::uuid
) as "propertiesVersion",
  "api_keys"."user_id" as "userId",
  case when "users"."visibility" = 'team' then "users"."team_id" end as "teamId",
  case when "users"."role" <> 'admin'
  and "users"."visibility" <> 'all' then case when "users"."visibility" = 'team'
  and "users"."team_id" is not null then array["users"."id"] || array(
  select "members"."id"
  from "users" as members
  where ("members"."tenant_id" = $2::uuid and ("members"."team_id" = "users"."team_id") and ("members"."id" <> "users"."id"))
  order by "members"."id"
) else array["users"."id"] end end as owners
from "api_keys"
left join "users" on ("users"."tenant_id" = $3::uuid and ("users"."id" = "api_keys"."user_id"))
where ("api_keys"."tenant_id" = $4::uuid and ("api_keys"."key_hash" = $5) and ("api_keys"."revoked_at" is null) and (("api_keys"."expires_at" is null or "api_keys"."expires_at" > now())) and (("api_keys"."user_id" is null or "users"."is_active" = $6)));
