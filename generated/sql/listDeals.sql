-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 limit
-- $7 tenantId
-- $8 tenantId
-- $9 tenantId
-- $10 tenantId
-- $11 bantThreshold
-- $12 hiddenOf_deal
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "deals".number,
    record,
    case when "deals".number = $2::int then json_build_array("deals"."id")::text end as last
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "deals"
      where ("deals"."tenant_id" = $3::uuid and "deals"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "deals"."tenant_id" between $4::uuid and $5::uuid)
      order by "deals"."id"
      limit 101
    ) as found
    limit $6::int + 1
  ) as "deals", lateral (
    select "deals"."id" as "id",
      "deals"."tenant_id" as "tenantId",
      "deals"."pipeline_id" as "pipelineId",
      "deals"."stage_id" as "stageId",
      (
      select "stages"."name"
      from "stages"
      where ("stages"."tenant_id" = $7::uuid and ("stages"."id" = "deals"."stage_id"))
    ) as "stageName",
      "deals"."name" as "name",
      "deals"."contact_id" as "contactId",
      (
      select "contacts"."first_name" || ' ' || "contacts"."last_name"
      from "contacts"
      where ("contacts"."tenant_id" = $8::uuid and ("contacts"."id" = "deals"."contact_id"))
    ) as "contactName",
      "deals"."company_id" as "companyId",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $9::uuid and ("companies"."id" = "deals"."company_id"))
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
      where ("users"."tenant_id" = $10::uuid and ("users"."id" = "deals"."owner_id"))
    ) as "ownerName",
      substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "deals"."bant_score" as "bantScore",
      coalesce("deals"."bant_score" >= $11::int, false) as "isBantQualified",
      "deals"."custom" - $12::text[] as "custom",
      substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
