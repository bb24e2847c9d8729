-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "stages"."id",
  "stages"."name",
  "stages"."pipeline_id" as "pipelineId"
from "stages"
where "stages"."tenant_id" = $1::uuid
order by "stages"."position", "stages"."id";
