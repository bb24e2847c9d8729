-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 updatedSince
-- $3 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
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
      where ("users"."tenant_id" = $1::uuid and "users"."updated_at" > $2::timestamptz)
      order by "users"."updated_at", "users"."id"
      limit 100
    ) as whole
    limit $3
  ) as "users"
  order by "users"."updated_at", "users"."id"
) as record;
