-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 true
-- $4 updatedAt
select
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."id" = $2) and ("users"."is_active" = $3) and ("users"."updated_at" = $4))
for share;
