-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
-- $3 limit
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
select "activities"."id",
  "activities"."activity_type",
  "activities"."subject",
  "activities"."body",
  substr(to_json("activities"."scheduled_at" + interval '1 us')::text, 2, 23) || 'Z',
  substr(to_json("activities"."completed_at" + interval '1 us')::text, 2, 23) || 'Z',
  "activities"."status",
  "activities"."priority",
  substr(to_json("activities"."due_date" + interval '1 us')::text, 2, 23) || 'Z',
  "contacts"."email",
  "companies"."name",
  "deals"."name"
from (
  select *
  from "activities"
  where ("activities"."tenant_id" = $1::uuid and "activities"."id" > $2::uuid)
  order by "activities"."id"
  limit $3
) as "activities"
left join lateral (
  select "contacts"."email"
  from "contacts"
  where ("contacts"."tenant_id" = $4::uuid and "contacts"."id" = "activities"."contact_id")
  limit 1
) as "contacts" on true
left join lateral (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $5::uuid and "companies"."id" = "activities"."company_id")
  limit 1
) as "companies" on true
left join lateral (
  select "deals"."name"
  from "deals"
  where ("deals"."tenant_id" = $6::uuid and "deals"."id" = "activities"."deal_id")
  limit 1
) as "deals" on true
where "activities"."tenant_id" = $7::uuid;
