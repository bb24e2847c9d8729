-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
-- $3 id
-- $4 tenantId
-- $5 tenantId
-- $6 entity
-- $7 tenantId
-- $8 key
-- $9 id
-- $10 tenantId
-- $11 entity
with ended as (
  delete from "aliases"
  where ("aliases"."tenant_id" = $1::uuid and (("aliases"."merged_id", "aliases"."key") in (
    select found.merged_id,
      found.key
    from unnest($2::text[], $3::uuid[]) as taken (key, id), lateral (
      select "aliases"."merged_id",
        "aliases"."key"
      from "aliases"
      where ("aliases"."tenant_id" = $4::uuid and ("aliases"."key" = taken.key))
      offset 0
    ) as found, lateral (
      select "merged_records"."entity",
        "merged_records"."survivor_id",
        "merged_records"."merged_into"
      from "merged_records"
      where ("merged_records"."tenant_id" = $5::uuid and ("merged_records"."id" = found.merged_id))
      limit 1
    ) as merged
    where merged.entity = $6
      and taken.id not in (merged.survivor_id, merged.merged_into)
  )))
)
update "merged_records"
set key = null
where ("merged_records"."tenant_id" = $7::uuid and ("merged_records"."id" = any(array(
  select found.id
  from unnest($8::text[], $9::uuid[]) as taken (key, id), lateral (
    select "merged_records"."id",
      "merged_records"."entity",
      "merged_records"."survivor_id"
    from "merged_records"
    where ("merged_records"."tenant_id" = $10::uuid and ("merged_records"."key" = taken.key))
    offset 0
  ) as found
  where found.entity = $11
    and found.survivor_id <> taken.id
))));
