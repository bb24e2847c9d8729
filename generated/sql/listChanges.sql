-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 after
select coalesce(json_agg(change) filter (where number <= $1::int), '[]') as changes,
  count(*)::int as "rowCount",
  max(sequence) filter (where number <= $2::int)::text as last,
  coalesce((
    select "tenant_clocks"."sequence"
    from "tenant_clocks"
    where "tenant_clocks"."tenant_id" = $3::uuid
  ), 0
)::float8 as latest,
  coalesce((
    select "tenant_clocks"."removed_changes"
    from "tenant_clocks"
    where "tenant_clocks"."tenant_id" = $4::uuid
  ), 0
)::float8 as removed
from (
  select row_number() over (order by page.sequence) as number,
    page.sequence,
    change
  from (
    select "changes"."sequence" as "sequence",
      "changes"."entity" as "entity",
      "changes"."entity_id" as "entityId",
      "changes"."action" as "action",
      substr(to_json("changes"."changed_at" + interval '1 us')::text, 2, 23) || 'Z' as "changedAt",
      "changes"."change_set" as "changeSet",
      case when "changes"."actor_type" is not null then json_build_object('type', "changes"."actor_type", 'id', "changes"."actor_id", 'name', "changes"."actor_name") end as "actor",
      coalesce("changes"."source", 'api') as "source",
      coalesce("changes"."changed_properties", '[]') as "changedProperties",
      case when "changes"."entity" in ('contact','company','deal','activity')
      and "changes"."data" -> 'custom' is null then (left("changes"."data"::text, -1) || ',"custom":{}}')::json else "changes"."data" end as "data"
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and ("changes"."sequence" > $6::bigint))
    order by "changes"."sequence"
    limit 101
  ) as page, lateral (
    select page.*
  ) as change
) as numbered;
