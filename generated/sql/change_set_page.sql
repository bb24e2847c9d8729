-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
-- $3 undoSet
-- $4 tenantId
-- $5 tenantId
-- $6 changeSet
-- $7 undoSet
-- $8 tenantId
-- $9 changeSet
-- $10 changeSet
-- $11 position
-- $12 tenantId
-- $13 changeSet
select page.sequence::float8 as sequence,
  case when own.last = page.sequence then json_build_object('entity', page.entity, 'id', page.entity_id, 'rows', own.rows, 'isErased', own.is_erased, 'isTouched', exists (
  select
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = page.entity_id) and ("changes"."sequence" > own.first))
    order by "changes"."entity_id", "changes"."sequence"
    offset 0
  ) as later
  where later.change_set is distinct from $2::uuid
    and later.change_set is distinct from $3::uuid
) or exists (
  select
  from (
    select *
    from "merged_records"
    where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."merged_into" = page.entity_id))
    offset 0
  ) as merged, lateral (
    select *
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and ("changes"."entity_id" = merged.id) and ("changes"."sequence" > own.first))
    order by "changes"."entity_id", "changes"."sequence"
    offset 0
  ) as later
  where later.action = 'deleted'
    and (later.source = 'merge' or merged.survivor_id <> merged.id)
    and later.change_set is distinct from $6::uuid
    and later.change_set is distinct from $7::uuid
)) end as changes
from (
  select *,
    sum(octet_length(one.data::text)) over (order by one.sequence desc) - octet_length(one.data::text) as bytes_before
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $8::uuid and ("changes"."change_set" >= $9::uuid) and ("changes"."change_set" <= $10::uuid) and ("changes"."sequence" < $11::bigint))
    order by "changes"."change_set" desc, "changes"."sequence" desc
    limit 100
  ) as one
) as page, lateral (
  select min(one.sequence) as first,
    max(one.sequence) as last,
    bool_or(one.data ->> 'erasedAt' is not null) as is_erased,
    json_agg(json_build_object('action', one.action, 'previous', one.previous, 'data', case when one.action = 'deleted' then one.data end) order by one.sequence desc) as rows
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $12::uuid and ("changes"."entity_id" = page.entity_id))
    order by "changes"."entity_id", "changes"."sequence"
    offset 0
  ) as one
  where one.change_set = $13::uuid
) as own
where page.bytes_before < 4194304
order by page.sequence desc;
