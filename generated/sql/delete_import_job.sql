-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 id
-- $2 retryCount
delete from pgboss.job
where job.name = 'imports'
  and job.id = $1::uuid
  and job.state = 'active'
  and job.retry_count = $2::int;
