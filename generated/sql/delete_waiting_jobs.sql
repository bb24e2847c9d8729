-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
delete from pgboss.job as job
where job.name = 'webhook-deliveries'
  and job.id = any($1::uuid[])
  and job.state = 'created';
