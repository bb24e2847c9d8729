-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 ids
select "changes"."entity_id" as id,
  kept.entity_id as into
from unnest($1::uuid[]) as theirs (id), lateral (
  select *
  from "changes"
  where ("changes"."tenant_id" = $2::uuid and ("changes"."entity_id" = theirs.id))
  order by "changes"."entity_id", "changes"."sequence"
  offset 0
) as "changes", lateral (
  select one.entity_id,
    one.entity,
    one.action
  from "changes" as one
  where (one.tenant_id = $3::uuid and (one.change_set = "changes"."change_set"))
  order by one.change_set, one.sequence
  offset 0
) as kept
where "changes"."action" = 'deleted'
  and "changes"."source" = 'merge'
  and kept.entity = 'contact'
  and kept.action = 'updated' union
select "merged_records"."id",
  "merged_records"."merged_into"
from "merged_records"
where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."id" = any($5::uuid[])));
