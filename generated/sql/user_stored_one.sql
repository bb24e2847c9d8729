-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select row_to_json("users") as stored
from "users"
where ("users"."tenant_id" = $1::uuid and "users"."id" = $2);
