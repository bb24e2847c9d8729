-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 seconds
-- $2 queue
-- $3 id
-- $4 retryCount
update pgboss.job
set state = 'retry',
  start_after = now() + $1::int * interval '1 second'
where job.name = $2
  and job.id = $3::uuid
  and job.state = 'active'
  and job.retry_count = $4::int;
