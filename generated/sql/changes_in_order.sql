-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 sequences
select "changes"."sequence"::float8 as sequence,
  "changes"."entity_id" as id,
  "changes"."action" as action,
  "changes"."source" as source,
  "changes"."change_set" as "changeSet",
  "changes"."data" as data,
  "changes"."previous" as previous
from "changes"
where ("changes"."tenant_id" = $1::uuid and ("changes"."sequence" = any($2::bigint[])))
order by 1;
