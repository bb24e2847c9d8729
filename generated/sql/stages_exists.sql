-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select
from "stages"
where ("stages"."tenant_id" = $1::uuid and ("stages"."id" = $2));
