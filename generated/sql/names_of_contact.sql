-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select distinct ("changes"."data"->>'firstName') as "firstName",
  ("changes"."data"->>'lastName') as "lastName"
from "changes"
where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = any($2::uuid[])));
