-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select merged.id,
  merged.entity,
  merged.survivor_id as "survivorId"
from unnest($1::uuid[]) as wanted (id), lateral (
  select *
  from "merged_records"
  where ("merged_records"."tenant_id" = $2::uuid and ("merged_records"."id" = wanted.id))
  limit 1
) as merged;
