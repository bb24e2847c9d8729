-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 asOf
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 asOf
-- $8 tenantId
-- $9 tenantId
-- $10 tenantId
-- $11 asOf
-- $12 tenantId
-- $13 tenantId
with recursive gone (id, entity, survivor_id) as (
  select wanted.id,
    merged.entity,
    merged.survivor_id
  from unnest($1::uuid[]) as wanted (id), lateral (
    select "merged_records"."entity",
      "merged_records"."merged_into" as survivor_id
    from "merged_records", lateral (
      select *
      from "changes"
      where ("changes"."tenant_id" = $2::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id) and (("changes"."entity_id", "changes"."sequence") <= (wanted.id, $3::bigint)))
      order by "changes"."entity_id" desc, "changes"."sequence" desc
      limit 1
    ) as last
    where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."id" = wanted.id) and (last.action = 'deleted') and (last.source = 'merge') and (last.data ->> 'erasedAt' is null) and (not exists (
      select *
      from "changes"
      where ("changes"."tenant_id" = $5::uuid and ("changes"."entity_id" >= wanted.id) and ("changes"."entity_id" <= wanted.id) and (("changes"."entity_id", "changes"."sequence") > (wanted.id, last.sequence)) and (("changes"."entity_id", "changes"."sequence") <= (wanted.id, coalesce("merged_records"."sequence", 9223372036854775807))))
      order by "changes"."entity_id" desc, "changes"."sequence" desc
      limit 1
    )))
  ) as merged union
  select gone.id,
    merged.entity,
    merged.survivor_id
  from gone, lateral (
    select "merged_records"."entity",
      "merged_records"."merged_into" as survivor_id
    from "merged_records", lateral (
      select *
      from "changes"
      where ("changes"."tenant_id" = $6::uuid and ("changes"."entity_id" >= gone.survivor_id) and ("changes"."entity_id" <= gone.survivor_id) and (("changes"."entity_id", "changes"."sequence") <= (gone.survivor_id, $7::bigint)))
      order by "changes"."entity_id" desc, "changes"."sequence" desc
      limit 1
    ) as last
    where ("merged_records"."tenant_id" = $8::uuid and ("merged_records"."id" = gone.survivor_id) and (last.action = 'deleted') and (last.source = 'merge') and (last.data ->> 'erasedAt' is null) and (not exists (
      select *
      from "changes"
      where ("changes"."tenant_id" = $9::uuid and ("changes"."entity_id" >= gone.survivor_id) and ("changes"."entity_id" <= gone.survivor_id) and (("changes"."entity_id", "changes"."sequence") > (gone.survivor_id, last.sequence)) and (("changes"."entity_id", "changes"."sequence") <= (gone.survivor_id, coalesce("merged_records"."sequence", 9223372036854775807))))
      order by "changes"."entity_id" desc, "changes"."sequence" desc
      limit 1
    )))
  ) as merged
)
select gone.id,
  gone.entity,
  gone.survivor_id as "survivorId"
from gone
where not exists (
  select "merged_records"."entity",
    "merged_records"."merged_into" as survivor_id
  from "merged_records", lateral (
    select *
    from "changes"
    where ("changes"."tenant_id" = $10::uuid and ("changes"."entity_id" >= gone.survivor_id) and ("changes"."entity_id" <= gone.survivor_id) and (("changes"."entity_id", "changes"."sequence") <= (gone.survivor_id, $11::bigint)))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  ) as last
  where ("merged_records"."tenant_id" = $12::uuid and ("merged_records"."id" = gone.survivor_id) and (last.action = 'deleted') and (last.source = 'merge') and (last.data ->> 'erasedAt' is null) and (not exists (
    select *
    from "changes"
    where ("changes"."tenant_id" = $13::uuid and ("changes"."entity_id" >= gone.survivor_id) and ("changes"."entity_id" <= gone.survivor_id) and (("changes"."entity_id", "changes"."sequence") > (gone.survivor_id, last.sequence)) and (("changes"."entity_id", "changes"."sequence") <= (gone.survivor_id, coalesce("merged_records"."sequence", 9223372036854775807))))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 1
  )))
);
