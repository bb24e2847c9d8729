-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 id
-- $4 tenantId
-- $5 id
select (
  select coalesce(json_agg((
      select row_to_json(one)
      from (
        select stay.stage_id as "stageId",
          stay.stage_name as "stageName",
          substr(to_json(stay.entered_at + interval '1 us')::text, 2, 23) || 'Z' as "enteredAt",
          substr(to_json(stay.left_at + interval '1 us')::text, 2, 23) || 'Z' as "leftAt",
          floor(extract(epoch from coalesce(stay.left_at, greatest(now(), stay.entered_at)) - "deals"."created_at"))::bigint - floor(extract(epoch from stay.entered_at - "deals"."created_at"))::bigint as "durationSeconds",
          stay.actor as "actor"
      ) as one
    )
    order by stay.sequence
  ), '[]')
  from (
    select move.*,
      case when move.stage_left is null
      and row_number() over (order by move.sequence) = 1 then "deals"."created_at" else move.changed_at end as entered_at, lead(move.changed_at) over (order by move.sequence) as left_at
    from (
      select "changes"."sequence" as sequence,
        "changes"."changed_at" as changed_at,
        case when "changes"."actor_type" is not null then json_build_object('type', "changes"."actor_type", 'id', "changes"."actor_id", 'name', "changes"."actor_name") end as actor,
        case when "changes"."action" = 'updated' then "changes"."previous"->>'stageId' end as stage_left,
        "changes"."data"->>'stageId' as stage_id,
        "changes"."data"->>'stageName' as stage_name,
        lag("changes"."data"->>'stageId') over (order by "changes"."entity_id", "changes"."sequence") as stage_before
      from "changes"
      where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" >= $2::uuid) and ("changes"."entity_id" <= $3::uuid))
    ) as move
    where move.stage_id is distinct from move.stage_before
  ) as stay
) as json
from "deals"
where ("deals"."tenant_id" = $4::uuid and ("deals"."id" = $5::uuid));
