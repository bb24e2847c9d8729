-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 name
-- $3 isDefault
-- $4 tenantId
-- $5 id
update "pipelines"
set "updated_at" = $1,
  "name" = $2,
  "is_default" = $3
where ("pipelines"."tenant_id" = $4::uuid and ("pipelines"."id" = $5));
