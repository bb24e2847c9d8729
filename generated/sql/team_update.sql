-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 updatedAt
-- $2 name
-- $3 nameKey
-- $4 tenantId
-- $5 id
update "teams"
set "updated_at" = $1,
  "name" = $2,
  "name_key" = $3
where ("teams"."tenant_id" = $4::uuid and ("teams"."id" = $5));
