-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 names
-- $3 names
-- $4 names
-- $5 bantThreshold
-- $6 row
-- $7 tenantId
select row_to_json(shown) as json
from (
  select "deals"."id" as "id",
    "deals"."tenant_id" as "tenantId",
    "deals"."pipeline_id" as "pipelineId",
    "deals"."stage_id" as "stageId",
    $1::json ->> 'stageName' as "stageName",
    "deals"."name" as "name",
    "deals"."contact_id" as "contactId",
    $2::json ->> 'contactName' as "contactName",
    "deals"."company_id" as "companyId",
    $3::json ->> 'companyName' as "companyName",
    "deals"."value" as "value",
    "deals"."currency" as "currency",
    "deals"."probability" as "probability",
    substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "expectedCloseDate",
    substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z' as "actualCloseDate",
    "deals"."status" as "status",
    "deals"."notes" as "notes",
    "deals"."owner_id" as "ownerId",
    $4::json ->> 'ownerName' as "ownerName",
    substr(to_json("deals"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
    "deals"."bant_score" as "bantScore",
    coalesce("deals"."bant_score" >= $5::int, false) as "isBantQualified",
    substr(to_json("deals"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from json_populate_record(null::"deals", $6::json) as "deals"
  where "deals"."tenant_id" = $7::uuid
) as shown;
