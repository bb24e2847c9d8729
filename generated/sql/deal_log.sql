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
-- $14 tenantId
-- $15 tenantId
-- $16 bantThreshold
-- $17 hiddenOf_deal
-- $18 tenantId
-- $19 tenantId
-- $20 tenantId
-- $21 tenantId
-- $22 isRead
insert into "changes" as logged (tenant_id, sequence, entity, entity_id, action, changed_at, data, change_set, actor_type, actor_id, actor_name, source, changed_properties, previous)
select "tenant_clocks"."tenant_id",
  wanted.sequence,
  'deal',
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
      select "deals"."id" as "id",
        "deals"."tenant_id" as "tenantId",
        "deals"."pipeline_id" as "pipelineId",
        "deals"."stage_id" as "stageId",
        (
        select "stages"."name"
        from "stages"
        where ("stages"."tenant_id" = $12::uuid and ("stages"."id" = "deals"."stage_id"))
      ) as "stageName",
        "deals"."name" as "name",
        "deals"."contact_id" as "contactId",
        (
        select "contacts"."first_name" || ' ' || "contacts"."last_name"
        from "contacts"
        where ("contacts"."tenant_id" = $13::uuid and ("contacts"."id" = "deals"."contact_id"))
      ) as "contactName",
        "deals"."company_id" as "companyId",
        (
        select "companies"."name"
        from "companies"
        where ("companies"."tenant_id" = $14::uuid and ("companies"."id" = "deals"."company_id"))
      ) as "companyName",
        "deals"."value" as "value",
        "deals"."currency" as "currency",
        "deals"."probability" as "probability",
        substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "expectedCloseDate",
        substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "actualCloseDate",
        "deals"."status" as "status",
        "deals"."notes" as "notes",
        "deals"."owner_id" as "ownerId",
        (
        select "users"."name"
        from "users"
        where ("users"."tenant_id" = $15::uuid and ("users"."id" = "deals"."owner_id"))
      ) as "ownerName",
        substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
        "deals"."bant_score" as "bantScore",
        coalesce("deals"."bant_score" >= $16::int, false) as "isBantQualified",
        "deals"."custom" - $17::text[] as "custom",
        substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
        substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt",
        (
        select coalesce(json_agg((
            select row_to_json(one)
            from (
              select entry.contact_id as "contactId",
                entry.role,
                entry.is_primary as "isPrimary"
            ) as one
          )
          order by entry.is_primary desc, entry.added_at, entry.contact_id
        ), '[]')
        from (
          select "deal_contacts"."contact_id" as contact_id,
            "deal_contacts"."role" as role,
            "deal_contacts"."contact_id" is not distinct from "deals"."contact_id" as is_primary,
            "deal_contacts"."added_at" as added_at
          from "deal_contacts"
          where ("deal_contacts"."tenant_id" = $18::uuid and ("deal_contacts"."deal_id" = "deals"."id"))
          union all
          select "deals"."contact_id",
            null,
            true,
            "deals"."created_at"
          where "deals"."contact_id" is not null
            and not exists (
            select
            from "deal_contacts"
            where ("deal_contacts"."tenant_id" = $19::uuid and ("deal_contacts"."deal_id" = "deals"."id") and ("deal_contacts"."contact_id" = "deals"."contact_id"))
          )
        ) as entry
      ) as "contacts"
    ) as shown
  ) as data
  from "deals"
  where ("deals"."tenant_id" = $20::uuid and ("deals"."id" = wanted.id))
  limit 1
) as record
where "tenant_clocks"."tenant_id" = $21::uuid
returning logged.entity_id as id,
  case when $22::boolean then logged.data end as json;
