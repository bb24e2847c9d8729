-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queue
-- $2 ids
delete from pgboss.job as job
where job.name = $1
  and job.id = any($2::uuid[])
  and job.state = 'created';
