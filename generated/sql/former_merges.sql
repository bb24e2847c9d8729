-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 tenantId
select merged.id,
  coalesce((
    select next.survivor_id
    from "merged_records" as next
    where (next.tenant_id = $1::uuid and (next.id = merged.merged_into))
  ), merged.merged_into
) as "survivorId"
from unnest($2::uuid[]) as wanted (id), lateral (
  select *
  from "merged_records"
  where ("merged_records"."tenant_id" = $3::uuid and ("merged_records"."id" = wanted.id))
  limit 1
) as merged
where merged.survivor_id = merged.id;
