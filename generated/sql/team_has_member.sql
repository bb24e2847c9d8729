-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."team_id" = $2))
limit 1;
