-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 "admin"
-- $4 true
select
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."id" <> $2) and ("users"."role" = $3) and ("users"."is_active" = $4))
limit 1;
