-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queue
-- $2 queue
-- $3 ids
update pgboss.job
set state = 'active',
  started_on = now(),
  heartbeat_on = now(),
  retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
where job.name = $1
  and job.id = any(array(
  select job.id
  from pgboss.job
  where job.name = $2
    and job.id = any($3::uuid[])
    and job.state < 'active'
  for update skip locked
))
returning job.id,
  job.retry_count as "retryCount";
