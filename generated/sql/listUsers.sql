-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 limit
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "users".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "users"
      where ("users"."tenant_id" = $2::uuid and "users"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "users"."tenant_id" between $3::uuid and $4::uuid)
      order by "users"."id"
      limit 101
    ) as found
    limit $5::int + 1
  ) as "users", lateral (
    select "users"."id" as "id",
      "users"."tenant_id" as "tenantId",
      "users"."email" as "email",
      "users"."name" as "name",
      "users"."role" as "role",
      "users"."is_active" as "isActive",
      "users"."visibility" as "visibility",
      "users"."team_id" as "teamId",
      substr(to_json("users"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("users"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
