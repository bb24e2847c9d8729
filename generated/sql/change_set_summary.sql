-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
-- $3 changeSet
-- $4 tenantId
-- $5 changeSet
-- $6 tenantId
-- $7 changeSet
-- $8 changeSet
-- $9 tenantId
select coalesce((
    select first.source is not distinct from 'erase'
    from (
      select *
      from "changes"
      where ("changes"."tenant_id" = $1::uuid and ("changes"."change_set" >= $2::uuid) and ("changes"."change_set" <= $3::uuid))
      order by "changes"."change_set", "changes"."sequence"
      limit 1
    ) as first
  ), exists (
    select
    from "erased_contacts"
    where ("erased_contacts"."tenant_id" = $4::uuid and ("erased_contacts"."change_set" = $5::uuid))
  )
) as "isErasure",
  (
  select count(*)::int
  from (
    select distinct entity_id
    from (
      select *
      from "changes"
      where ("changes"."tenant_id" = $6::uuid and ("changes"."change_set" >= $7::uuid) and ("changes"."change_set" <= $8::uuid))
      order by "changes"."change_set", "changes"."sequence"
      offset 0
    ) as one
    limit 101
  ) as records
) as count
from "tenant_clocks"
where "tenant_clocks"."tenant_id" = $9::uuid;
