-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 id
-- $4 entity
-- $5 tenantId
-- $6 id
-- $7 id
-- $8 entity
-- $9 offset
-- $10 limit
select coalesce(json_agg(entry), '[]') as json,
  count(*)::int as "rowCount",
  exists (
  select
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and "changes"."entity_id" >= $2::uuid and "changes"."entity_id" <= $3::uuid)
    and "changes"."entity" = $4
) as "isKnown"
from (
  select "changes"."sequence" as "sequence"
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and "changes"."entity_id" >= $6::uuid and "changes"."entity_id" <= $7::uuid)
      and "changes"."entity" = $8
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 100
    offset $9
  ) as "changes"
  limit $10
) as entry;
