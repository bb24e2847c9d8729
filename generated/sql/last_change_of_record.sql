-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 id
select entity,
  action,
  change_set as "changeSet",
  data,
  previous
from (
  select *
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" >= $2::uuid) and ("changes"."entity_id" <= $3::uuid))
  order by "changes"."entity_id" desc, "changes"."sequence" desc
  limit 1
) as last;
