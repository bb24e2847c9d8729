-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
with active as (
  select job.group_id,
    count(*)::int as count
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name in ('imports-1.2', 'imports')
      and state = 'active'
  ) as job
  group by job.group_id
), waiting as (
  select job.id,
    job.name,
    job.group_id,
    row_number() over (partition by job.group_id order by job.id) + coalesce(active.count, 0) as place
  from (
    select id,
      name,
      data,
      group_id,
      start_after,
      retry_count
    from pgboss.job
    where name in ('imports-1.2', 'imports')
      and state < 'active'
      and not blocked
  ) as job
  left join active on active.group_id = job.group_id
  where job.start_after <= now()
)
select waiting.id,
  waiting.name,
  waiting.group_id as "tenantId"
from waiting
where waiting.place <= 4
order by waiting.place, waiting.id
limit $1::int;
