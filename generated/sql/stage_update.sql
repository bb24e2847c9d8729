-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 pipelineId
-- $2 name
-- $3 position
-- $4 probability
-- $5 updatedAt
-- $6 tenantId
-- $7 id
update "stages"
set "pipeline_id" = $1,
  "name" = $2,
  "position" = $3,
  "probability" = $4,
  "updated_at" = $5
where ("stages"."tenant_id" = $6::uuid and ("stages"."id" = $7));
