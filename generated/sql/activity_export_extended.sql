-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 after
-- $7 limit
select "activities"."id",
  "activities"."activity_type",
  "activities"."subject",
  "activities"."body",
  substr(to_json("activities"."scheduled_at" + interval '1 us')::text, 2, 23) || 'Z',
  substr(to_json("activities"."completed_at" + interval '1 us')::text, 2, 23) || 'Z',
  "activities"."status",
  "activities"."priority",
  substr(to_json("activities"."due_date" + interval '1 us')::text, 2, 23) || 'Z',
  (
  select "contacts"."email"
  from "contacts"
  where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" = "activities"."contact_id"))
),
  (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = "activities"."company_id"))
),
  (
  select "deals"."name"
  from "deals"
  where ("deals"."tenant_id" = $3::uuid and ("deals"."id" = "activities"."deal_id"))
),
  (
  select "users"."email"
  from "users"
  where ("users"."tenant_id" = $4::uuid and ("users"."id" = "activities"."owner_id"))
)
from (
  select *
  from "activities"
  where ("activities"."tenant_id" = $5::uuid and ("activities"."id" > $6::uuid))
  order by "activities"."id"
  limit $7
) as "activities";
