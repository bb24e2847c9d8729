-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 isOfFailed
-- $2 tenantId
-- $3 webhookId
-- $4 tenantId
-- $5 webhookId
-- $6 after
-- $7 untilId
select count(*)::int as count
from (
  select first.id,
    first.is_first
    and (not $1::boolean or (not first.is_well and not exists (
    select
    from "webhook_deliveries"
    where ("webhook_deliveries"."tenant_id" = $2::uuid and ("webhook_deliveries"."webhook_id" = $3) and ("webhook_deliveries"."event_id" = first.event_id) and ("webhook_deliveries"."cause" is not null) and (("webhook_deliveries"."status" = 'succeeded' or ("webhook_deliveries"."status" = 'pending' and "webhook_deliveries"."attempt" = 0))))
  ))) as "isWanted"
  from (
    select "webhook_deliveries"."id" as id,
      "webhook_deliveries"."event_id" as event_id,
      "webhook_deliveries"."cause" is null as is_first,
      ("webhook_deliveries"."status" = 'succeeded' or ("webhook_deliveries"."status" = 'pending' and "webhook_deliveries"."attempt" = 0)) as is_well
    from "webhook_deliveries"
    where ("webhook_deliveries"."tenant_id" = $4::uuid and ("webhook_deliveries"."webhook_id" = $5) and ("webhook_deliveries"."id" > $6::uuid) and ("webhook_deliveries"."id" < $7::uuid))
    order by "webhook_deliveries"."id"
  ) as first
) as found
where found."isWanted";
