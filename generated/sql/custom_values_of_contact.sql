-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 properties
select distinct held.key,
  held.value::text as value
from "changes", json_each("changes"."data" -> 'custom') as held
where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = any($2::uuid[])) and (held.key = any($3::text[])));
