-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 id
-- $4 entity
-- $5 tenantId
-- $6 id
-- $7 id
-- $8 offset
-- $9 limit
select coalesce(json_agg(entry), '[]') as json,
  count(*)::int as "rowCount",
  (
  select "changes"."entity"
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" >= $2::uuid) and ("changes"."entity_id" <= $3::uuid))
  order by "changes"."entity_id" desc, "changes"."sequence" desc
  limit 1
) = $4 as "isKnown"
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
    case when "changes"."action" = 'updated'
    and "changes"."previous" is not null then "changes"."previous" else '{}' end as "previous", case when "changes"."entity" in ('contact','company','deal','activity')
    and "changes"."data" -> 'custom' is null then (left("changes"."data"::text, -1) || ',"custom":{}}')::json else "changes"."data" end as "data"
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and ("changes"."entity_id" >= $6::uuid) and ("changes"."entity_id" <= $7::uuid))
    order by "changes"."entity_id" desc, "changes"."sequence" desc
    limit 100
    offset $8
  ) as "changes"
  limit $9
) as entry;
