-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 id
select "users"."role" as role,
  "users"."id" as "userId",
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
from "users"
where ("users"."tenant_id" = $2::uuid and ("users"."id" = $3));
