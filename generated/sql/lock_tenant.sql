-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
update "tenant_clocks"
set sequence = "tenant_clocks"."sequence"
where "tenant_clocks"."tenant_id" = $1::uuid
returning "tenant_clocks"."sequence"::float8 as sequence,
  "tenant_clocks"."changed_at" as "changedAt",
  "tenant_clocks"."subscriptions"::int as version,
  "tenant_clocks"."properties"::int as properties;
