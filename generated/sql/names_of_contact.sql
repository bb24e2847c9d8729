-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select distinct name
from "changes", unnest(array[("changes"."data"->>'firstName'), ("changes"."data"->>'lastName')]) as name
where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = any($2::uuid[])) and (name is not null));
