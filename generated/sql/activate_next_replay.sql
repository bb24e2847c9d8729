-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queue
-- $2 group
-- $3 id
-- $4 retryCount
-- $5 group
-- $6 groups
-- $7 others
update pgboss.job
set state = 'active',
  started_on = now(),
  heartbeat_on = now(),
  retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
where job.name = $1
  and job.id = any(array(
  select job.id
  from (
    select id,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name = 'webhook-deliveries'
      and state < 'active'
      and not blocked
  ) as job
  where job.group_id = $2
    and job.start_after <= now()
    and (
    select bool_or(job.id = $3::uuid and job.retry_count = $4::int and job.group_id = $5)
      and count(*) <= 4
    from (
      select id,
        data,
        group_id,
        start_after,
        retry_count
      from pgboss.job
      where name = 'webhook-deliveries'
        and state = 'active'
    ) as job
    where job.group_id = any($6::text[])
  )
    and not exists (
    select
    from (
      select id,
        data,
        group_id,
        start_after,
        retry_count
      from pgboss.job
      where name = 'webhook-deliveries'
        and state < 'active'
        and not blocked
    ) as job
    where job.group_id = any($7::text[])
      and job.start_after <= now()
  )
  order by job.start_after
  limit 1
  for update of job skip locked
))
returning job.id,
  job.retry_count as "retryCount",
  job.data->>'deliveryId' as "deliveryId";
