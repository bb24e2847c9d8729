-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 action
-- $3 changedAt
-- $4 tenantId
-- $5 tenantId
-- $6 changeSet
-- $7 actorType
-- $8 actorId
-- $9 actorName
-- $10 source
-- $11 changedProperties
-- $12 previous
-- $13 tenantId
-- $14 id
-- $15 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "contacts"."tenant_id",
  $1::bigint,
  'contact',
  "contacts"."id",
  $2::text,
  $3::timestamptz,
  (
  select row_to_json(shown)
  from (
    select "contacts"."id" as "id",
      "contacts"."tenant_id" as "tenantId",
      "contacts"."first_name" as "firstName",
      "contacts"."last_name" as "lastName",
      "contacts"."email" as "email",
      "contacts"."phone" as "phone",
      "contacts"."mobile" as "mobile",
      "contacts"."title" as "title",
      "contacts"."department" as "department",
      "contacts"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $4::uuid and "companies"."id" = "contacts"."company_id")
    ) as "companyName",
      "contacts"."address" as "address",
      "contacts"."city" as "city",
      "contacts"."state" as "state",
      "contacts"."country" as "country",
      "contacts"."postal_code" as "postalCode",
      "contacts"."lifecycle_stage" as "lifecycleStage",
      "contacts"."lead_source" as "leadSource",
      "contacts"."tags" as "tags",
      "contacts"."notes" as "notes",
      "contacts"."owner_id" as "ownerId",
      (
      select "users"."name"
      from "users"
      where ("users"."tenant_id" = $5::uuid and "users"."id" = "contacts"."owner_id")
    ) as "ownerName",
      substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as shown
),
  $6::uuid,
  $7::text,
  $8::uuid,
  $9::text,
  $10::text,
  $11::json,
  $12::json
from "contacts"
where ("contacts"."tenant_id" = $13::uuid and "contacts"."id" = $14::uuid)
returning logged.entity_id as id,
  case when $15::boolean then logged.data end as json;
