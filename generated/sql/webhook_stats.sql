-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 sinceId
-- $4 tenantId
-- $5 webhookId
-- $6 tenantId
-- $7 webhookId
with found as materialized (
  select "webhook_attempts"."successes",
    "webhook_attempts"."failures",
    "webhook_attempts"."durations_ms" as durations
  from "webhook_attempts"
  where ("webhook_attempts"."tenant_id" = $1::uuid and ("webhook_attempts"."webhook_id" = $2) and ("webhook_attempts"."id" >= $3))
)
select (
  select coalesce(sum(successes), 0)::int
  from found
) as successes,
  (
  select coalesce(sum(failures), 0)::int
  from found
) as failures,
  (
  select percentile_disc(array[0.5, 0.95]) within group (order by took)
  from found, unnest(durations) as took
) as quantiles,
  (
  select count(*)::int
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $4::uuid and ("webhook_deliveries"."webhook_id" = $5) and ("webhook_deliveries"."status" = 'pending'))
) as pending,
  (
  select "webhook_deliveries"."id"
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $6::uuid and ("webhook_deliveries"."webhook_id" = $7) and ("webhook_deliveries"."status" = 'pending'))
  order by "webhook_deliveries"."id"
  limit 1
) as "oldestId";
