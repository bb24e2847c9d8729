-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 keys
-- $3 ids
-- $4 tenantId
-- $5 entity
update "merged_records"
set key = null
where ("merged_records"."tenant_id" = $1::uuid and ("merged_records"."id" = any(array(
  select found.id
  from unnest($2::text[], $3::uuid[]) as taken (key, id), lateral (
    select "merged_records"."id",
      "merged_records"."entity",
      "merged_records"."survivor_id"
    from "merged_records"
    where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."key" = taken.key))
    offset 0
  ) as found
  where found.entity = $5
    and found.survivor_id <> taken.id
))));
