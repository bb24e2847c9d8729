-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  (
  select count(*)::int
  from "users"
  where "users"."tenant_id" = $1::uuid
) as total
from (
  select "users"."id" as "id",
    "users"."tenant_id" as "tenantId",
    "users"."email" as "email",
    "users"."name" as "name",
    "users"."role" as "role",
    "users"."is_active" as "isActive",
    substr(to_json("users"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("users"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from (
    select *
    from (
      select *
      from "users"
      where ("users"."tenant_id" = $2::uuid and "users"."tenant_id" between $3::uuid and $4::uuid and "users"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "users"."id"
      limit 100
    ) as whole
    limit $5
  ) as "users"
  order by "users"."id"
) as record;
