-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select row_to_json(record) as json
from (
  select "stages"."id" as "id",
    "stages"."tenant_id" as "tenantId",
    "stages"."pipeline_id" as "pipelineId",
    "stages"."name" as "name",
    "stages"."position" as "position",
    "stages"."probability" as "probability",
    substr(to_json("stages"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "stages"
  where ("stages"."tenant_id" = $1::uuid and ("stages"."id" = $2))
) record;
