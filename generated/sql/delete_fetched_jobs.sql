-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 id
-- $2 retryCount
-- $3 queue
-- $4 id
delete from pgboss.job as job using unnest($1::uuid[], $2::int[]) as done (id, retry_count)
where job.name = $3
  and job.id = any($4::uuid[])
  and job.id = done.id
  and job.state = 'active'
  and job.retry_count = done.retry_count;
