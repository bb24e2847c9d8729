-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
select "changes"."sequence"::float8 as sequence,
  "changes"."entity" as entity,
  "changes"."entity_id" as "entityId",
  "changes"."change_set" as "changeSet",
  "changes"."actor_id" as "actorId"
from "changes"
where ("changes"."tenant_id" = $1::uuid and ("changes"."sequence" > $2::bigint))
order by "changes"."sequence"
limit 500;
