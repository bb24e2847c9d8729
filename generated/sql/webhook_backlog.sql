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
  from pgboss.job as job
  where job.name = 'webhook-deliveries'
    and job.state < 'active'
    and not job.blocked
    and job.start_after <= now()
    and right(job.group_id, 7) <> ' replay'
    and not exists (
    select
    from pgboss.job as active
    where active.name = job.name
      and active.state = 'active'
      and active.group_id = job.group_id
  )
)), 0)::float8 as "lagSeconds";
