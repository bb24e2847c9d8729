-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 action
-- $2 changeSet
-- $3 actorType
-- $4 actorId
-- $5 actorName
-- $6 source
-- $7 ids
-- $8 sequences
-- $9 times
-- $10 changedProperties
-- $11 previous
-- $12 tenantId
-- $13 tenantId
-- $14 hiddenOf_contact
-- $15 tenantId
-- $16 tenantId
-- $17 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "tenant_clocks"."tenant_id",
  wanted.sequence,
  'contact',
  wanted.id,
  $1::text,
  wanted.changed_at,
  record.data,
  $2::uuid,
  $3::text,
  $4::uuid,
  $5::text,
  $6::text,
  wanted.changed_properties::json,
  wanted.previous::json
from "tenant_clocks", unnest($7::uuid[], $8::bigint[], $9::timestamptz[], $10::text[], $11::text[]) as wanted (id, sequence, changed_at, changed_properties, previous), lateral (
  select (
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
        where ("companies"."tenant_id" = $12::uuid and ("companies"."id" = "contacts"."company_id"))
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
        where ("users"."tenant_id" = $13::uuid and ("users"."id" = "contacts"."owner_id"))
      ) as "ownerName",
        substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
        "contacts"."custom" - $14::text[] as "custom",
        substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
        substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
    ) as shown
  ) as data
  from "contacts"
  where ("contacts"."tenant_id" = $15::uuid and ("contacts"."id" = wanted.id))
  limit 1
) as record
where "tenant_clocks"."tenant_id" = $16::uuid
returning logged.entity_id as id,
  case when $17::boolean then logged.data end as json;
