-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 userId
-- $5 true
-- $6 tenantId
-- $7 sessionId
select "users"."name" as name,
  "users"."email" as email,
  "users"."role" as role,
  case when "users"."visibility" = 'team' then "users"."team_id" end as "teamId",
  case when "users"."role" <> 'admin'
  and "users"."visibility" <> 'all' then case when "users"."visibility" = 'team'
  and "users"."team_id" is not null then array["users"."id"] || array(
  select "members"."id"
  from "users" as members
  where ("members"."tenant_id" = $1::uuid and ("members"."team_id" = "users"."team_id") and ("members"."id" <> "users"."id"))
  order by "members"."id"
) else array["users"."id"] end end as owners, (
  select "tenant_clocks"."properties"::int
  from "tenant_clocks"
  where "tenant_clocks"."tenant_id" = $2::uuid
) as "propertiesVersion"
from "users"
where ("users"."tenant_id" = $3::uuid and ("users"."id" = $4) and ("users"."is_active" = $5) and (exists (
  select
  from "refresh_tokens"
  where ("refresh_tokens"."tenant_id" = $6::uuid and ("refresh_tokens"."family_id" = $7))
)));
