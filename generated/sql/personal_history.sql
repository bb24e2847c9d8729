-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequences
-- $2 tenantId
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(octet_length(json::text)) over (order by key desc) as bytes,
    row_number() over (order by key desc) as number
  from (
    select "changes"."sequence"::float8 as key,
      (
      select row_to_json(entry)
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
      ) as entry
    ) as json
    from unnest($1::bigint[]) as wanted (number), lateral (
      select *
      from "changes"
      where ("changes"."tenant_id" = $2::uuid and ("changes"."sequence" = wanted.number))
      order by "changes"."sequence"
      limit 1
    ) as "changes"
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
