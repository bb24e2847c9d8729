-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 true
select "pipelines"."id" as id
from "pipelines"
where ("pipelines"."tenant_id" = $1::uuid and ("pipelines"."is_default" = $2));
