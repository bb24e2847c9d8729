-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 limit
-- $3 tenantId
select coalesce(json_agg(record), '[]')::text as json,
  count(*)::int as "rowCount"
from (
  select "api_keys"."id" as "id"
  from (
    select *
    from (
      select *
      from "api_keys"
      where "api_keys"."tenant_id" = $1::uuid
      order by "api_keys"."id"
      limit 100
    ) as whole
    limit $2
  ) as "api_keys"
  left join lateral (
    select "users"."id",
      "users"."is_active",
      "users"."role"
    from "users"
    where ("users"."tenant_id" = $3::uuid and "users"."id" = "api_keys"."created_by_id")
    limit 1
  ) as "users" on true
  order by "api_keys"."id"
) as record;
