-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 group
-- $2 max
-- $3 group
select ((
    select count(*)
    from (
      select
      from pgboss.job
      where job.name = 'webhook-deliveries'
        and job.state < 'active'
        and not job.blocked
        and job.group_id = $1
      limit $2::int
    ) as waiting
  ) + (
    select count(*)
    from pgboss.job
    where job.name = 'webhook-deliveries'
      and job.state = 'active'
      and job.group_id = $3
  )
)::int as count;
