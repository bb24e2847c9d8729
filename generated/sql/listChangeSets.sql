-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 before
-- $4 tenantId
-- $5 tenantId
-- $6 limit
-- $7 limit
-- $8 tenantId
-- $9 tenantId
-- $10 tenantId
-- $11 tenantId
-- $12 tenantId
-- $13 tenantId
-- $14 limit
with recursive step as (
  select *
  from (
    select "changes"."sequence" as sequence,
      "changes"."change_set" as change_set,
      "changes"."changed_at" as changed_at,
      "changes"."actor_type" as actor_type,
      "changes"."actor_id" as actor_id,
      "changes"."actor_name" as actor_name,
      "changes"."source" as source,
      coalesce((
        select "change_set_parts"."first_sequence"
        from "change_set_parts"
        where ("change_set_parts"."tenant_id" = $1::uuid and ("change_set_parts"."last_sequence" = "changes"."sequence"))
      ), "changes"."sequence"
    ) as first
    from "changes"
    where ("changes"."tenant_id" = $2::uuid and ("changes"."sequence" < $3::bigint))
    order by "changes"."sequence" desc
    limit 1
  ) as latest
  union all
  select earlier.*
  from step, lateral (
    select "changes"."sequence" as sequence,
      "changes"."change_set" as change_set,
      "changes"."changed_at" as changed_at,
      "changes"."actor_type" as actor_type,
      "changes"."actor_id" as actor_id,
      "changes"."actor_name" as actor_name,
      "changes"."source" as source,
      coalesce((
        select "change_set_parts"."first_sequence"
        from "change_set_parts"
        where ("change_set_parts"."tenant_id" = $4::uuid and ("change_set_parts"."last_sequence" = "changes"."sequence"))
      ), "changes"."sequence"
    ) as first
    from "changes"
    where ("changes"."tenant_id" = $5::uuid and ("changes"."sequence" < step.first))
    order by "changes"."sequence" desc
    limit 1
  ) as earlier
)
select coalesce(json_agg(entry order by number) filter (where number <= $6::int), '[]') as json,
  count(*)::int as "rowCount",
  min(sequence) filter (where number <= $7::int)::text as last
from (
  select row_number() over () as number,
    found.sequence,
    found.entry
  from (
    select step.sequence,
      (
      select entry
      from (
        select step.change_set as "changeSet",
          substr(to_json(step.changed_at + interval '1 us')::text, 2, 23) || 'Z' as "at",
          json_build_object('type', step.actor_type, 'id', step.actor_id, 'name', step.actor_name) as "actor",
          coalesce(step.source, 'api') as "source",
          own.entities as "entities",
          own.created as "created",
          own.updated as "updated",
          own.deleted as "deleted",
          (
          select ("runs"."state" ->> 'undoneBy')::uuid
          from "runs"
          where ("runs"."tenant_id" = $8::uuid and ("runs"."kind" = 'undo') and ("runs"."key" = step.change_set::text))
        ) as "undoneBy"
      ) as entry
    ) as entry
    from step, lateral (
      with recursive part as (
        select *
        from (
          select "changes"."sequence" as sequence,
            "changes"."entity" as entity,
            "changes"."action" as action,
            coalesce((
              select "change_set_parts"."first_sequence"
              from "change_set_parts"
              where ("change_set_parts"."tenant_id" = $9::uuid and ("change_set_parts"."last_sequence" = "changes"."sequence"))
            ), "changes"."sequence"
          ) as first
          from "changes"
          where ("changes"."tenant_id" = $10::uuid and (("changes"."change_set", "changes"."sequence") < (step.change_set, step.sequence + 1)) and ("changes"."change_set" >= step.change_set))
          order by "changes"."change_set" desc, "changes"."sequence" desc
          limit 1
        ) as latest
        union all
        select earlier.*
        from part, lateral (
          select "changes"."sequence" as sequence,
            "changes"."entity" as entity,
            "changes"."action" as action,
            coalesce((
              select "change_set_parts"."first_sequence"
              from "change_set_parts"
              where ("change_set_parts"."tenant_id" = $11::uuid and ("change_set_parts"."last_sequence" = "changes"."sequence"))
            ), "changes"."sequence"
          ) as first
          from "changes"
          where ("changes"."tenant_id" = $12::uuid and (("changes"."change_set", "changes"."sequence") < (step.change_set, part.first)) and ("changes"."change_set" >= step.change_set))
          order by "changes"."change_set" desc, "changes"."sequence" desc
          limit 1
        ) as earlier
      )
      select json_agg(distinct entity) as entities,
        array_agg(distinct entity) as kinds,
        coalesce(sum(sequence - first + 1) filter (where action = 'created'), 0)::int as created,
        coalesce(sum(sequence - first + 1) filter (where action = 'updated'), 0)::int as updated,
        coalesce(sum(sequence - first + 1) filter (where action = 'deleted'), 0)::int as deleted
      from part
    ) as own
    where step.change_set is not null
      and (
      select true
      from "changes"
      where ("changes"."tenant_id" = $13::uuid and (("changes"."change_set", "changes"."sequence") > (step.change_set, step.sequence)) and ("changes"."change_set" <= step.change_set))
      order by "changes"."change_set", "changes"."sequence"
      limit 1
    ) is null
    limit 101
  ) as found
  limit $14::int + 1
) as page;
