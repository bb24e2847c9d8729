-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select distinct address,
  name
from unnest($1::uuid[]) as theirs (id), lateral (
  select *
  from "changes"
  where ("changes"."tenant_id" = $2::uuid and ("changes"."entity_id" = theirs.id))
  order by "changes"."entity_id", "changes"."sequence"
  offset 0
) as "changes", unnest(array[("changes"."data"->>'email'), ("changes"."data"->>'phone'), ("changes"."data"->>'mobile')], array[("changes"."data"->>'firstName'), ("changes"."data"->>'lastName')]) as held (address, name);
