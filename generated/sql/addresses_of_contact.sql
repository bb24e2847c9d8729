-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select distinct lower(address) as address
from "changes", unnest(array[("changes"."data"->>'email'), ("changes"."data"->>'phone'), ("changes"."data"->>'mobile')]) as address
where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = any($2::uuid[])) and (address like '%@%' or address ~ '([0-9].*){7}'));
