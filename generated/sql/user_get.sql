-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select row_to_json(record) as json
from (
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
  from "users"
  where ("users"."tenant_id" = $1::uuid and ("users"."id" = $2))
) record;
