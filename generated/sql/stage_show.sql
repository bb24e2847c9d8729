-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 row
-- $2 tenantId
select row_to_json(shown) as json
from (
  select "stages"."id" as "id",
    "stages"."tenant_id" as "tenantId",
    "stages"."pipeline_id" as "pipelineId",
    "stages"."name" as "name",
    "stages"."position" as "position",
    "stages"."probability" as "probability",
    substr(to_json("stages"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from json_populate_record(null::"stages", $1::json) as "stages"
  where "stages"."tenant_id" = $2::uuid
) as shown;
