-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select "changes"."sequence"::float8 as sequence,
  "changes"."entity_id" as id,
  "changes"."action" as action,
  "changes"."source" as source,
  "changes"."change_set" as "changeSet"
from "changes"
where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = any($2::uuid[])))
order by 1;
