-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 pipelineId
-- $4 name
-- $5 position
-- $6 probability
-- $7 createdAt
-- $8 updatedAt
insert into "stages" ("tenant_id", "id", "pipeline_id", "name", "position", "probability", "created_at", "updated_at")
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8);
