-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queue
-- $2 id
-- $3 retryCount
update pgboss.job
set heartbeat_on = now()
where job.name = $1
  and job.id = $2::uuid
  and job.state = 'active'
  and job.retry_count = $3::int;
