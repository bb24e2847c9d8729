-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 at
-- $2 tenantId
update "tenant_clocks"
set sequence = "tenant_clocks"."sequence" + 1,
  changed_at = greatest(("tenant_clocks"."changed_at" at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC', $1::timestamptz)
where "tenant_clocks"."tenant_id" = $2::uuid
returning "tenant_clocks"."sequence"::float8 as sequence,
  "tenant_clocks"."changed_at" as "changedAt",
  "tenant_clocks"."subscriptions"::int as version;
