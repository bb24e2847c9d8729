-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select wanted.id,
  last.data ->> 'ownerId' as "ownerId"
from unnest($1::uuid[]) as wanted (id), lateral (
  select *
  from "changes"
  where ("changes"."tenant_id" = $2::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id))
  order by "changes"."entity_id" desc, "changes"."sequence" desc
  limit 1
) as last;
