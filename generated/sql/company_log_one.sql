-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 action
-- $3 changedAt
-- $4 changeSet
-- $5 actorType
-- $6 actorId
-- $7 actorName
-- $8 source
-- $9 changedProperties
-- $10 previous
-- $11 tenantId
-- $12 id
-- $13 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "companies"."tenant_id",
  $1::bigint,
  'company',
  "companies"."id",
  $2::text,
  $3::timestamptz,
  (
  select row_to_json(shown)
  from (
    select "companies"."id" as "id",
      "companies"."tenant_id" as "tenantId",
      "companies"."name" as "name",
      "companies"."domain" as "domain",
      "companies"."industry" as "industry",
      "companies"."description" as "description",
      "companies"."employee_count" as "employeeCount",
      "companies"."annual_revenue" as "annualRevenue",
      "companies"."phone" as "phone",
      "companies"."website" as "website",
      "companies"."network_url" as "networkUrl",
      "companies"."address" as "address",
      "companies"."city" as "city",
      "companies"."state" as "state",
      "companies"."country" as "country",
      "companies"."postal_code" as "postalCode",
      "companies"."tags" as "tags",
      "companies"."notes" as "notes",
      "companies"."owner_id" as "ownerId",
      substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $4::uuid,
  $5::text,
  $6::uuid,
  $7::text,
  $8::text,
  $9::json,
  $10::json
from "companies"
where ("companies"."tenant_id" = $11::uuid and "companies"."id" = $12::uuid)
returning logged.entity_id as id,
  case when $13::boolean then logged.data end as json;
