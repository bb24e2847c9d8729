-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 pipelineId
select "stages"."id" as id,
  "stages"."position" as position
from "stages"
where ("stages"."tenant_id" = $1::uuid and ("stages"."pipeline_id" = $2))
order by "stages"."position", "stages"."id";
