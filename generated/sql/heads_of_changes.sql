-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select "changes"."sequence"::float8 as sequence,
  "changes"."entity_id" as id,
  "changes"."action" as action,
  "changes"."source" as source,
  "changes"."change_set" as "changeSet"
from unnest($1::uuid[]) as theirs (id), lateral (
  select *
  from "changes"
  where ("changes"."tenant_id" = $2::uuid and ("changes"."entity_id" = theirs.id))
  order by "changes"."entity_id", "changes"."sequence"
  offset 0
) as "changes"
order by 1;
