-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 id
select "api_keys"."revoked_at" is not null as "isRevoked",
  "api_keys"."scopes" as scopes,
  "api_keys"."user_id" as "userId",
  "users"."is_active" as "isActive",
  case when "users"."visibility" = 'team' then "users"."team_id" end as "teamId",
  case when "users"."role" <> 'admin'
  and "users"."visibility" <> 'all' then case when "users"."visibility" = 'team'
  and "users"."team_id" is not null then array["users"."id"] || array(
  select "members"."id"
  from "users" as members
  where ("members"."tenant_id" = $1::uuid and ("members"."team_id" = "users"."team_id") and ("members"."id" <> "users"."id"))
  order by "members"."id"
) else array["users"."id"] end end as owners
from "api_keys"
left join "users" on ("users"."tenant_id" = $2::uuid and ("users"."id" = "api_keys"."user_id"))
where ("api_keys"."tenant_id" = $3::uuid and ("api_keys"."id" = $4));
