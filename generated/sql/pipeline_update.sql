-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 name
-- $2 isDefault
-- $3 updatedAt
-- $4 tenantId
-- $5 id
update "pipelines"
set "name" = $1,
  "is_default" = $2,
  "updated_at" = $3
where ("pipelines"."tenant_id" = $4::uuid and ("pipelines"."id" = $5));
