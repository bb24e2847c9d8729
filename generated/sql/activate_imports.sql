-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
update pgboss.job
set state = 'active',
  started_on = now(),
  heartbeat_on = now(),
  retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
where job.name = 'imports'
  and job.id = any(array(
  select job.id
  from pgboss.job
  where job.name = 'imports'
    and job.id = any($1::uuid[])
    and job.state < 'active'
  for update skip locked
))
returning job.id,
  job.retry_count as "retryCount",
  job.group_id as "tenantId";
