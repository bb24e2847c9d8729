-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 entity
-- $3 key
-- $4 type
-- $5 label
-- $6 description
-- $7 options
-- $8 isUnique
-- $9 isArchived
-- $10 position
-- $11 tenantId
-- $12 id
update "properties"
set "updated_at" = $1,
  "entity" = $2,
  "key" = $3,
  "type" = $4,
  "label" = $5,
  "description" = $6,
  "options" = $7,
  "is_unique" = $8,
  "is_archived" = $9,
  "position" = $10
where ("properties"."tenant_id" = $11::uuid and ("properties"."id" = $12));
