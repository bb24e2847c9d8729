-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key
-- $2 firstShare
-- $3 firstShare
-- $4 windowMs
-- $5 windowMs
-- $6 resetsAtMs
-- $7 used
-- $8 resetsAtMs
-- $9 windowMs
-- $10 max
-- $11 maxHeld
insert into "rate_limits" as held (key, count, used, instances, share, resets_at)
values ($1, $2, 1, 1, $3, clock_timestamp() + $4::int * interval '1 ms')
on conflict (key) do update set (count, used, instances, share, resets_at) = (
  select past.count + now.share,
    past.used + sign(now.share),
    past.instances,
    now.share,
    past.resets_at
  from (
    select 0 as count,
      0 as used,
      1 as instances,
      excluded.resets_at
    where held.resets_at <= excluded.resets_at - $5::int * interval '1 ms'
    union all
    select held.count,
      held.used + case when extract(epoch from held.resets_at) * 1000 = $6::float8 then $7::int else 0 end,
      held.instances + case when extract(epoch from held.resets_at) * 1000 = $8::float8 then 0 else 1 end,
      held.resets_at
    where not held.resets_at <= excluded.resets_at - $9::int * interval '1 ms'
  ) as past, lateral (
    select greatest(0, least($10::int - past.count, 1 + greatest(0, $11::int - (past.count - past.used)) / past.instances)) as share
  ) as now
)
returning share,
  used,
  (extract(epoch from resets_at) * 1000)::float8 as "resetsAtMs",
  (extract(epoch from resets_at - clock_timestamp()) * 1000)::float8 as "ttlMs";
