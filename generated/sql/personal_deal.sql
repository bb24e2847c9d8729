-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 bantThreshold
-- $6 hiddenOf_deal
-- $7 tenantId
-- $8 mentioned
-- $9 ids
-- $10 tenantId
-- $11 ids
-- $12 mentioned
-- $13 tenantId
-- $14 ids
-- $15 patterns
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(octet_length(json::text)) over (order by key) as bytes,
    row_number() over (order by key) as number
  from (
    select "deals"."id" as key,
      (
      select row_to_json(one)
      from (
        select "deals"."id" as "id",
          "deals"."tenant_id" as "tenantId",
          "deals"."pipeline_id" as "pipelineId",
          "deals"."stage_id" as "stageId",
          (
          select "stages"."name"
          from "stages"
          where ("stages"."tenant_id" = $1::uuid and ("stages"."id" = "deals"."stage_id"))
        ) as "stageName",
          "deals"."name" as "name",
          "deals"."contact_id" as "contactId",
          (
          select "contacts"."first_name" || ' ' || "contacts"."last_name"
          from "contacts"
          where ("contacts"."tenant_id" = $2::uuid and ("contacts"."id" = "deals"."contact_id"))
        ) as "contactName",
          "deals"."company_id" as "companyId",
          (
          select "companies"."name"
          from "companies"
          where ("companies"."tenant_id" = $3::uuid and ("companies"."id" = "deals"."company_id"))
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
          where ("users"."tenant_id" = $4::uuid and ("users"."id" = "deals"."owner_id"))
        ) as "ownerName",
          substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
          "deals"."bant_score" as "bantScore",
          coalesce("deals"."bant_score" >= $5::int, false) as "isBantQualified",
          "deals"."custom" - $6::text[] as "custom",
          substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
          substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
      ) as one
    ) as json
    from "deals"
    where ("deals"."tenant_id" = $7::uuid and ("deals"."id" = any($8::uuid[])) and (coalesce("deals"."contact_id" = any($9::uuid[]), true) or exists (
      select
      from "deal_contacts"
      where ("deal_contacts"."tenant_id" = $10::uuid and ("deal_contacts"."deal_id" = "deals"."id") and ("deal_contacts"."contact_id" = any($11::uuid[])))
    )))
    union all
    select mentioned.id,
      ('{"custom":{}}' || last.data::jsonb - 'contacts')::json
    from unnest($12::uuid[]) as mentioned (id), lateral (
      select *
      from "changes"
      where ("changes"."tenant_id" = $13::uuid and ("changes"."entity_id" >= mentioned.id) and ("changes"."entity_id" <= mentioned.id))
      order by "changes"."entity_id" desc, "changes"."sequence" desc
      limit 1
    ) as last
    where last.action = 'deleted'
      and (coalesce((last.data ->> 'contactId')::uuid = any($14::uuid[]), true) or last.data ->> 'contacts' like any($15::text[]))
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
