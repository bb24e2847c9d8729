-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 webhookId
-- $3 limit
select "webhook_deliveries"."id" as id
from "webhook_deliveries"
where ("webhook_deliveries"."tenant_id" = $1::uuid and "webhook_deliveries"."webhook_id" = $2 and "webhook_deliveries"."status" = 'pending')
  and "webhook_deliveries"."job_id" is null
order by "webhook_deliveries"."id"
limit $3::int
for update skip locked;
