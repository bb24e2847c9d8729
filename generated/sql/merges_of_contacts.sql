-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 tenantId
-- $4 tenantId
-- $5 ids
select gone.entity_id as id,
  kept.entity_id as into
from "changes" as gone, "changes" as kept
where (gone.tenant_id = $1::uuid and (gone.entity_id = any($2::uuid[])) and (gone.action = 'deleted') and (gone.source = 'merge'))
  and (kept.tenant_id = $3::uuid and (kept.change_set = gone.change_set) and (kept.entity = 'contact') and (kept.action = 'updated')) union
select "merged_records"."id",
  "merged_records"."merged_into"
from "merged_records"
where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."id" = any($5::uuid[])));
