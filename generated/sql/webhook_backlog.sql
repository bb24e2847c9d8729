-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select (
  select count(*)::int
  from (
    select "webhook_deliveries"."id"
    from "webhook_deliveries"
    where "webhook_deliveries"."status" = 'pending'
    limit 100000
  ) as waiting
) as pending,
  coalesce(extract(epoch from now() - (
  select min(job.start_after)
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
  where job.start_after <= now()
    and not substr(job.group_id, 37) = ' replay'
    and not exists (
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
    ) as active
    where active.group_id = job.group_id
  )
)), 0)::float8 as "lagSeconds";
