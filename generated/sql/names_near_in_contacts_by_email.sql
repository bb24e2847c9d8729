-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "contacts"."email"::text as name
  from "contacts"
  where ("contacts"."tenant_id" = $1::uuid and ("contacts"."email_key" >= $2::text))
  order by "contacts"."email_key"
  limit 5
)
union all (
  select "contacts"."email"::text as name
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ("contacts"."email_key" < $4::text))
  order by "contacts"."email_key" desc
  limit 5
);
