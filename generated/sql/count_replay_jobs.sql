-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 group
-- $2 max
-- $3 group
select ((
    select count(*)
    from (
      select
      from (
        select id,
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
      limit $2::int
    ) as found
  ) + (
    select count(*)
    from (
      select id,
        data,
        group_id,
        start_after,
        retry_count
      from pgboss.job
      where name = 'webhook-deliveries'
        and state = 'active'
    ) as job
    where job.group_id = $3
  )
)::int as count;
