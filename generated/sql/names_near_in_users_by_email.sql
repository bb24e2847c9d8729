-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "users"."email"::text as name
  from "users"
  where ("users"."tenant_id" = $1::uuid and ("users"."email_key" >= $2::text))
  order by "users"."email_key"
  limit 5
)
union all (
  select "users"."email"::text as name
  from "users"
  where ("users"."tenant_id" = $3::uuid and ("users"."email_key" < $4::text))
  order by "users"."email_key" desc
  limit 5
);
