-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
-- $3 changeSet
-- $4 ids
select one.entity,
  one.entity_id as "recordId",
  was.property,
  was.value as "targetId",
  one.sequence::float8 as sequence
from (
  select *
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."change_set" >= $2::uuid) and ("changes"."change_set" <= $3::uuid))
  order by "changes"."change_set", "changes"."sequence"
  offset 0
) as one, lateral json_each_text(one.previous) as was (property, value)
where one.action = 'updated'
  and was.value = any($4::text[]);
