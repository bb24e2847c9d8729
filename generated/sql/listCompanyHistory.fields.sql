-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 id
-- $4 entity
-- $5 tenantId
-- $6 id
-- $7 id
-- $8 offset
-- $9 limit
select coalesce(json_agg(entry), '[]') as json,
  count(*)::int as "rowCount",
  (
  select "changes"."entity"
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and "changes"."entity_id" >= $2::uuid and "changes"."entity_id" <= $3::uuid)
  order by "changes"."entity_id" desc, "changes"."sequence" desc
  limit 1
) = $4 as "isKnown"
from (
  select "changes"."sequence" as "sequence"
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and "changes"."entity_id" >= $6::uuid and "changes"."entity_id" <= $7::uuid)
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 100
    offset $8
  ) as "changes"
  limit $9
) as entry;
