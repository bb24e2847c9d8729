-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 tenantId
-- $4 key
(
  select "deals"."id"::text as name
  from "deals"
  where ("deals"."tenant_id" = $1::uuid and ("deals"."id" >= $2::uuid))
  order by "deals"."id"
  limit 5
)
union all (
  select "deals"."id"::text as name
  from "deals"
  where ("deals"."tenant_id" = $3::uuid and ("deals"."id" < $4::uuid))
  order by "deals"."id" desc
  limit 5
);
