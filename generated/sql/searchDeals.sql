-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 v0
-- $3 v1
-- $4 tenantId
-- $5 v2
-- $6 limit
-- $7 tenantId
-- $8 tenantId
-- $9 limit
-- $10 limit
-- $11 tenantId
-- $12 tenantId
-- $13 tenantId
-- $14 tenantId
-- $15 bantThreshold
with page as materialized (
  select *,
    "value" as "sort_value",
    row_number() over () as number
  from (
    select "deals".*
    from "deals"
    where ("deals"."tenant_id" = $1::uuid and "deals"."status" = $2::text and "deals"."value" > $3::numeric and ((exists (
      select
      from "stages"
      where ("stages"."tenant_id" = $4::uuid and "stages"."id" = "deals"."stage_id" and public.crm_fold("stages"."name") collate "C" = $5::text)
    )) is true) is not true)
    order by "deals"."value" desc nulls last, "deals"."id"
    limit 101
  ) as found
  limit $6::int + 1
), "stages" as materialized (
  select *
  from "stages"
  where ("stages"."tenant_id" = $7::uuid and "stages"."id" = any(array(
    select "stage_id"
    from page
  )))
), "users" as materialized (
  select *
  from "users"
  where ("users"."tenant_id" = $8::uuid and "users"."id" = any(array(
    select "owner_id"
    from page
  )))
)
select coalesce(json_agg(record order by number) filter (where number <= $9::int), '[]') as json,
  count(*)::int as "rowCount",
  (array_agg(json_build_array("sort_value"::text, id)) filter (where number = $10::int))[1] as last
from (
  select "deals".number,
    "deals"."sort_value",
    "deals".id,
    record
  from page as "deals", lateral (
    select "deals"."id" as "id",
      "deals"."tenant_id" as "tenantId",
      "deals"."pipeline_id" as "pipelineId",
      "deals"."stage_id" as "stageId",
      (
      select "stages"."name"
      from "stages"
      where ("stages"."tenant_id" = $11::uuid and "stages"."id" = "deals"."stage_id")
    ) as "stageName",
      "deals"."name" as "name",
      "deals"."contact_id" as "contactId",
      (
      select "contacts"."first_name" || ' ' || "contacts"."last_name"
      from "contacts"
      where ("contacts"."tenant_id" = $12::uuid and "contacts"."id" = "deals"."contact_id")
    ) as "contactName",
      "deals"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $13::uuid and "companies"."id" = "deals"."company_id")
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
      where ("users"."tenant_id" = $14::uuid and "users"."id" = "deals"."owner_id")
    ) as "ownerName",
      substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "deals"."bant_score" as "bantScore",
      coalesce("deals"."bant_score" >= $15::int, false) as "isBantQualified",
      substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
