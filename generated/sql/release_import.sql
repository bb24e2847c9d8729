-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 seconds
-- $2 id
-- $3 retryCount
update pgboss.job
set state = 'retry',
  start_after = now() + $1::int * interval '1 second'
where job.name = 'imports'
  and job.id = $2::uuid
  and job.state = 'active'
  and job.retry_count = $3::int;
