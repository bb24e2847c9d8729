-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 after
-- $4 tenantId
-- $5 after
-- $6 tenantId
-- $7 after
select coalesce(json_agg(change) filter (where number <= $1::int), '[]') as changes,
  count(*)::int as "rowCount",
  max(sequence) filter (where number <= $2::int)::text as last,
  case when count(*) = 0 then $3::bigint > 0
  and not exists (
  select
  from "changes"
  where ("changes"."tenant_id" = $4::uuid and "changes"."sequence" = $5::bigint)
) end as "isAhead"
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
    where ("changes"."tenant_id" = $6::uuid and "changes"."sequence" > $7::bigint)
    order by "changes"."sequence"
    limit 101
  ) as page, lateral (
    select page.*
  ) as change
) as numbered;
