-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
-- $3 changeSet
-- $4 tenantId
-- $5 changeSet
-- $6 changeSet
select first.source is not distinct from 'erase' as "isErasure",
  (
  select count(*)::int
  from (
    select distinct entity_id
    from (
      select *
      from "changes"
      where ("changes"."tenant_id" = $1::uuid and ("changes"."change_set" >= $2::uuid) and ("changes"."change_set" <= $3::uuid))
      order by "changes"."change_set", "changes"."sequence"
      offset 0
    ) as one
    limit 101
  ) as records
) as count
from (
  select *
  from "changes"
  where ("changes"."tenant_id" = $4::uuid and ("changes"."change_set" >= $5::uuid) and ("changes"."change_set" <= $6::uuid))
  order by "changes"."change_set", "changes"."sequence"
  limit 1
) as first;
