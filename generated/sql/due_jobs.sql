-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 behind
with recursive active as materialized (
  select job.group_id as group,
    left(job.group_id, 36) as webhook_id,
    count(*)::int as count
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name = 'webhook-deliveries'
      and state = 'active'
  ) as job
  where job.group_id is not null
  group by job.group_id
), walked (group_id, number) as ((
    select next.group_id,
      1
    from (
      select job.group_id
      from (
        select id,
          name,
          data,
          group_id,
          start_after,
          retry_count
        from pgboss.job
        where name = 'webhook-deliveries'
          and state < 'active'
          and not blocked
      ) as job
      where job.group_id > $1::text
      order by job.group_id
      limit 1
    ) as next
  )
  union all
  select next.group_id,
    walked.number + 1
  from walked, lateral (
    select job.group_id
    from (
      select id,
        name,
        data,
        group_id,
        start_after,
        retry_count
      from pgboss.job
      where name = 'webhook-deliveries'
        and state < 'active'
        and not blocked
    ) as job
    where job.group_id > walked.group_id
    order by job.group_id
    limit 1
  ) as next
  where walked.number < 200
), counted as materialized (
  select walked.group_id,
    coalesce(sum(active.count), 0)::int as active,
    coalesce(sum(active.count) filter (where not substr(active.group, 37) = ' retry'), 0)::int as active_first
  from walked
  left join active on active.webhook_id = left(walked.group_id, 36)
  group by walked.group_id
)
select counted.group_id as "group",
  due.*,
  counted.active,
  counted.active_first as "activeFirst"
from counted
left join lateral (
  select job.id,
    job.data->>'tenantId' as "tenantId",
    job.data->>'webhookId' as "webhookId",
    job.data->>'deliveryId' as "deliveryId",
    extract(epoch from now() - job.start_after)::float8 as "dueSeconds"
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name = 'webhook-deliveries'
      and state < 'active'
      and not blocked
  ) as job
  where job.group_id = counted.group_id
    and job.start_after <= now()
  order by job.start_after
  limit greatest(0, 4 - counted.active)
) as due on true
order by counted.group_id;
