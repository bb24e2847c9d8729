-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 webhookId
-- $4 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "webhook_deliveries"."id" as "id"
  from (
    select *
    from (
      select *
      from "webhook_deliveries"
      where ("webhook_deliveries"."tenant_id" = $1::uuid and "webhook_deliveries"."webhook_id" >= $2 and "webhook_deliveries"."webhook_id" <= $3)
      order by "webhook_deliveries"."webhook_id" desc, "webhook_deliveries"."id" desc
      limit 100
    ) as whole
    limit $4
  ) as "webhook_deliveries"
  order by "webhook_deliveries"."webhook_id" desc, "webhook_deliveries"."id" desc
) as record;
