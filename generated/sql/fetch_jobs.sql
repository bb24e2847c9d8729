-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 behind
-- $2 used
-- $3 free
-- $4 count
-- $5 count
with recursive active as materialized (
  select job.group_id,
    count(*)::int as count
  from pgboss.job
  where job.name = 'webhook-deliveries'
    and job.state = 'active'
    and job.group_id is not null
  group by job.group_id
), walked (group_id, number) as ((
    select next.group_id,
      1
    from (
      select job.group_id
      from pgboss.job
      where job.name = 'webhook-deliveries'
        and job.state < 'active'
        and not job.blocked
        and job.group_id > $1::text
      order by job.group_id
      limit 1
    ) as next
  )
  union all
  select next.group_id,
    walked.number + 1
  from walked, lateral (
    select job.group_id
    from pgboss.job
    where job.name = 'webhook-deliveries'
      and job.state < 'active'
      and not job.blocked
      and job.group_id > walked.group_id
    order by job.group_id
    limit 1
  ) as next
  where walked.number < 200
), due as materialized (
  select walked.number,
    first.id,
    first.tenant_id,
    coalesce(active.count, 0) + first.position as position
  from walked
  left join active on active.group_id = walked.group_id, lateral (
    select job.id,
      job.data->>'tenantId' as tenant_id,
      row_number() over (order by job.start_after) as position
    from pgboss.job
    where job.name = 'webhook-deliveries'
      and job.state < 'active'
      and not job.blocked
      and job.group_id = walked.group_id
      and job.start_after <= now()
    order by job.start_after
    limit greatest(0, 4 - coalesce(active.count, 0))
  ) as first
), ranked as (
  select *,
    row_number() over (partition by tenant_id order by position, random()) as rank,
    coalesce(($2::jsonb ->> tenant_id)::int, 0) as used
  from due
), chosen as materialized (
  select id,
    number
  from ranked
  where used + rank <= $3::int - rank + 1
  order by number, position
  limit $4::int
), -- By id alone: with more to go by, a plan made while the queue was empty would read all that waits.
taken as (
  update pgboss.job
  set state = 'active',
    started_on = now(),
    heartbeat_on = now(),
    retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
  where job.name = 'webhook-deliveries'
    and job.id = any(array(
    select job.id
    from pgboss.job
    where job.name = 'webhook-deliveries'
      and job.id = any(array(
      select id
      from chosen
    ))
    for update skip locked
  ))
  returning job.id,
    job.retry_count,
    job.data
), last as (
  select case when (
    select count(*)
    from chosen
  ) < $5::int then max(number) else (
    select max(number)
    from chosen
  ) end as number,
    max(number) as walked
  from walked
)
select (
  select group_id
  from walked
  where walked.number = last.number
) as "walkedTo",
  coalesce(last.number = last.walked and last.walked < 200, true) as "isEnd",
  taken.id,
  taken.retry_count as "retryCount",
  taken.data
from last
left join taken on true;
