-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 pipelineId
-- $3 name
-- $4 position
-- $5 probability
-- $6 tenantId
-- $7 id
update "stages"
set "updated_at" = $1,
  "pipeline_id" = $2,
  "name" = $3,
  "position" = $4,
  "probability" = $5
where ("stages"."tenant_id" = $6::uuid and ("stages"."id" = $7));
