-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queue
-- $2 expireSeconds
-- $3 heartbeatSeconds
-- $4 retryLimit
-- $5 retryDelaySeconds
-- $6 ids
-- $7 data
-- $8 groups
-- $9 times
insert into pgboss.job (id, name, data, group_id, start_after, expire_seconds, heartbeat_seconds, retry_limit, retry_delay, policy)
select id,
  $1::text,
  data,
  group_id,
  coalesce(start_after, now()),
  $2::int,
  $3::int,
  $4::int,
  $5::int,
  'standard'
from unnest($6::uuid[], $7::jsonb[], $8::text[], $9::timestamptz[]) as job (id, data, group_id, start_after)
on conflict do nothing;
