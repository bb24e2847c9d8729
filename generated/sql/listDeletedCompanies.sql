-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 entity
-- $3 entity
-- $4 tenantId
-- $5 tenantId
-- $6 offset
-- $7 limit
select coalesce(json_agg(entry order by number), '[]') as json,
  count(*)::int as "rowCount",
  min(changed_at)::text as last
from (
  select row_number() over () as number,
    "changes".changed_at,
    (
    select entry
    from (
      select "changes"."entity_id" as "id",
        substr(to_json("changes"."changed_at" + interval '1 us')::text, 2, 23) || 'Z' as "deletedAt",
        case when "changes"."actor_type" is not null then json_build_object('type', "changes"."actor_type", 'id', "changes"."actor_id", 'name', "changes"."actor_name") end as "actor",
        "changes"."change_set" as "changeSet",
        case when "changes"."entity" in ('contact','company','deal','activity')
        and "changes"."data" -> 'custom' is null then (left("changes"."data"::text, -1) || ',"custom":{}}')::json else "changes"."data" end as "data"
    ) as entry
  ) as entry
  from (
    select *
    from "changes"
    where ("changes"."tenant_id" = $1::uuid and ("changes"."entity" >= $2::text) and ("changes"."entity" <= $3::text) and ("changes"."action" = 'deleted' and coalesce("changes"."source", 'api') not in ('merge', 'erase') and "changes"."data" ->> 'erasedAt' is null and not exists (
      select
      from "changes" as later
      where (later.tenant_id = $4::uuid and (later.entity_id = "changes"."entity_id") and (later.sequence > "changes"."sequence"))
    ) and not exists (
      select
      from "merged_records"
      where ("merged_records"."tenant_id" = $5::uuid and ("merged_records"."id" = "changes"."entity_id") and ("merged_records"."survivor_id" <> "changes"."entity_id"))
    )))
    order by "changes"."entity" desc, "changes"."changed_at" desc
    limit 100
    offset $6
  ) as "changes"
  limit $7
) as page;
