-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 recordId
-- $2 property
-- $3 sequence
-- $4 tenantId
-- $5 tenantId
select one.number::int - 1 as number
from unnest($1::uuid[], $2::text[], $3::bigint[]) with ordinality as one (record_id, property, sequence, number)
where not exists (
  select
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $4::uuid and ("changes"."entity_id" = one.record_id) and ("changes"."sequence" > one.sequence))
    order by "changes"."entity_id", "changes"."sequence"
    offset 0
  ) as later
  where later.changed_properties::jsonb ? one.property
)
  and (
  select last.action
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and ("changes"."entity_id" >= one.record_id) and ("changes"."entity_id" <= one.record_id))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  ) as last
) <> 'deleted';
