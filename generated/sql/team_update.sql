-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 name
-- $2 nameKey
-- $3 updatedAt
-- $4 tenantId
-- $5 id
update "teams"
set "name" = $1,
  "name_key" = $2,
  "updated_at" = $3
where ("teams"."tenant_id" = $4::uuid and ("teams"."id" = $5));
