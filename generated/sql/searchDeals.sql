-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 tenantId
-- $4 v0
-- $5 v1
-- $6 tenantId
-- $7 v2
-- $8 limit
-- $9 tenantId
-- $10 tenantId
-- $11 tenantId
-- $12 tenantId
-- $13 bantThreshold
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]')::text as json,
  count(*)::int as "rowCount",
  (array_agg(position) filter (where number = $2::int))[1] as last
from (
  select row_number() over (order by "deals"."sort_0" desc nulls last, "deals"."id") as number,
    json_build_array("deals"."sort_0"::text, "deals"."id") as position,
    record
  from (
    select *
    from (
      select "deals".*,
        "deals"."value" as "sort_0"
      from "deals"
      where ("deals"."tenant_id" = $3::uuid and ("deals"."status" = $4::text and "deals"."value" > $5::numeric and ("deals"."stage_id" in (
        select "stages"."id"
        from "stages"
        where ("stages"."tenant_id" = $6::uuid and public.crm_fold("stages"."name") collate "C" = $7::text)
      )) is not true))
      order by "deals"."value" desc nulls last, "deals"."id"
      limit 101
    ) as found
    limit $8::int + 1
  ) as "deals"
  left join lateral (
    select *
    from "stages"
    where ("stages"."tenant_id" = $9::uuid and "stages"."id" = "deals"."stage_id")
    limit 1
  ) as "stages" on true
  left join lateral (
    select *
    from "contacts"
    where ("contacts"."tenant_id" = $10::uuid and "contacts"."id" = "deals"."contact_id")
    limit 1
  ) as "contacts" on true
  left join lateral (
    select *
    from "companies"
    where ("companies"."tenant_id" = $11::uuid and "companies"."id" = "deals"."company_id")
    limit 1
  ) as "companies" on true
  left join lateral (
    select *
    from "users"
    where ("users"."tenant_id" = $12::uuid and "users"."id" = "deals"."owner_id")
    limit 1
  ) as "users" on true, lateral (
    select "deals"."id" as "id",
      "deals"."tenant_id" as "tenantId",
      "deals"."pipeline_id" as "pipelineId",
      "deals"."stage_id" as "stageId",
      "stages"."name" as "stageName",
      "deals"."name" as "name",
      "deals"."contact_id" as "contactId",
      "contacts"."first_name" || ' ' || "contacts"."last_name" as "contactName",
      "deals"."company_id" as "companyId",
      "companies"."name" as "companyName",
      "deals"."value" as "value",
      "deals"."currency" as "currency",
      "deals"."probability" as "probability",
      substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "expectedCloseDate",
      substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "actualCloseDate",
      "deals"."status" as "status",
      "deals"."notes" as "notes",
      "deals"."owner_id" as "ownerId",
      "users"."name" as "ownerName",
      substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "deals"."bant_score" as "bantScore",
      coalesce("deals"."bant_score" >= $13::int, false) as "isBantQualified",
      substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
