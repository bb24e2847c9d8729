-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 entity
-- $2 key
-- $3 type
-- $4 label
-- $5 description
-- $6 options
-- $7 isUnique
-- $8 isArchived
-- $9 position
-- $10 updatedAt
-- $11 tenantId
-- $12 id
update "properties"
set "entity" = $1,
  "key" = $2,
  "type" = $3,
  "label" = $4,
  "description" = $5,
  "options" = $6,
  "is_unique" = $7,
  "is_archived" = $8,
  "position" = $9,
  "updated_at" = $10
where ("properties"."tenant_id" = $11::uuid and ("properties"."id" = $12));
