-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select (
  select count(*)::int
  from (
    select
    from "webhook_deliveries"
    where "webhook_deliveries"."status" = 'pending'
    limit 100000
  ) as waiting
) as pending,
  coalesce(extract(epoch from now() - (
  select min(start_after)
  from pgboss.job
  where name = 'webhook-deliveries'
    and state < 'active'
    and not blocked
    and start_after <= now()
)), 0)::float8 as "lagSeconds";
