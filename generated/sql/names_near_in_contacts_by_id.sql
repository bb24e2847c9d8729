-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "contacts"."id"::text as name
  from "contacts"
  where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" >= $2::uuid))
  order by "contacts"."id"
  limit 5
)
union all (
  select "contacts"."id"::text as name
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ("contacts"."id" < $4::uuid))
  order by "contacts"."id" desc
  limit 5
);
