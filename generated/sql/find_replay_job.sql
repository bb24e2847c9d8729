-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 group
-- $2 group
(
  select
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name = 'webhook-deliveries'
      and state < 'active'
      and not blocked
  ) as job
  where job.group_id = $1
  limit 1
)
union all (
  select
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name = 'webhook-deliveries'
      and state = 'active'
  ) as job
  where job.group_id = $2
  limit 1
);
