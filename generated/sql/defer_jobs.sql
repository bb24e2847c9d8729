-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 id
-- $2 group
-- $3 startAfter
-- $4 queue
-- $5 id
update pgboss.job as job
set state = 'created',
  group_id = later.group_id,
  start_after = later.start_after,
  started_on = null,
  retry_count = 0
from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as later (id, group_id, start_after)
where job.name = $4
  and job.id = any($5::uuid[])
  and job.id = later.id;
