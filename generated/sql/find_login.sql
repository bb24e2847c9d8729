-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 emailKeys
-- $3 true
select "users"."id" as id,
  "users"."name" as name,
  "users"."password_hash" as "passwordHash",
  "users"."updated_at"::text as "updatedAt"
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."email_key" = any($2::text[])) and ("users"."is_active" = $3))
order by "users"."id"
limit 1;
