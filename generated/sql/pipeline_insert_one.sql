-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 name
-- $4 isDefault
-- $5 createdAt
-- $6 updatedAt
insert into "pipelines" ("tenant_id", "id", "name", "is_default", "created_at", "updated_at")
values ($1::uuid, $2, $3, $4, $5, $6);
