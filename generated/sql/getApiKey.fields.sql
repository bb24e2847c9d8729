-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 id
select row_to_json(record)::text as json
from (
  select "api_keys"."id" as "id"
  from "api_keys"
  left join lateral (
    select "users"."id",
      "users"."is_active",
      "users"."role"
    from "users"
    where ("users"."tenant_id" = $1::uuid and "users"."id" = "api_keys"."created_by_id")
    limit 1
  ) as "users" on true
  where ("api_keys"."tenant_id" = $2::uuid and "api_keys"."id" = $3)
) record;
