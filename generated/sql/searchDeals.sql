-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 value0
-- $4 value1
-- $5 value2
-- $6 limit
-- $7 limit
-- $8 limit
-- $9 tenantId
-- $10 tenantId
-- $11 tenantId
-- $12 tenantId
-- $13 tenantId
-- $14 bantThreshold
-- $15 hiddenOf_deal
with matching as not materialized (
  select "deals"."id",
    "deals"."value" as "sort_0"
  from "deals"
  left join "stages" on ("stages"."tenant_id" = $1::uuid and ("stages"."id" = "deals"."stage_id"))
  where ("deals"."tenant_id" = $2::uuid and ("deals"."status" = $3::text) and ("deals"."value" > $4::numeric) and ((public.crm_fold("stages"."name") collate "C" = $5::text) is not true))
  offset 0
)
select coalesce(json_agg(record order by number) filter (where number <= $6::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "deals".number,
    record,
    case when "deals".number = $7::int then json_build_array(("deals"."value")::text, "deals"."id")::text end as last
  from (
    select page.number,
      whole.*
    from (
      select id,
        row_number() over () as number
      from (
        select id
        from matching
        order by "sort_0" desc nulls last, id
        limit 101
      ) as found
      limit $8::int + 1
    ) as page, lateral (
      select *
      from "deals"
      where ("deals"."tenant_id" = $9::uuid and ("deals"."id" = page.id))
      limit 1
    ) as whole
  ) as "deals", lateral (
    select "deals"."id" as "id",
      "deals"."tenant_id" as "tenantId",
      "deals"."pipeline_id" as "pipelineId",
      "deals"."stage_id" as "stageId",
      (
      select "stages"."name"
      from "stages"
      where ("stages"."tenant_id" = $10::uuid and ("stages"."id" = "deals"."stage_id"))
    ) as "stageName",
      "deals"."name" as "name",
      "deals"."contact_id" as "contactId",
      (
      select "contacts"."first_name" || ' ' || "contacts"."last_name"
      from "contacts"
      where ("contacts"."tenant_id" = $11::uuid and ("contacts"."id" = "deals"."contact_id"))
    ) as "contactName",
      "deals"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $12::uuid and ("companies"."id" = "deals"."company_id"))
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
      where ("users"."tenant_id" = $13::uuid and ("users"."id" = "deals"."owner_id"))
    ) as "ownerName",
      substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "deals"."bant_score" as "bantScore",
      coalesce("deals"."bant_score" >= $14::int, false) as "isBantQualified",
      "deals"."custom" - $15::text[] as "custom",
      substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
