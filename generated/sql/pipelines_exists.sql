-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select
from "pipelines"
where ("pipelines"."tenant_id" = $1::uuid and ("pipelines"."id" = $2));
