-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 changeSet
-- $4 changeSet
select one.entity_id as "dealId",
  one.previous->'contacts' as contacts,
  exists (
  select
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = one.entity_id) and ("changes"."sequence" > one.sequence))
    order by "changes"."entity_id", "changes"."sequence"
    offset 0
  ) as later
  where later.changed_properties::jsonb ? 'contactId'
    and later.data ->> 'contactId' is not null
) as "isReplaced"
from (
  select *
  from "changes"
  where ("changes"."tenant_id" = $2::uuid and ("changes"."change_set" >= $3::uuid) and ("changes"."change_set" <= $4::uuid))
  order by "changes"."change_set", "changes"."sequence"
  offset 0
) as one
where one.entity = 'deal'
  and one.action = 'updated'
  and one.previous->'contacts' is not null;
