-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 max
select count(*)::int as count
from (
  select
  from "webhook_deliveries"
  where ("webhook_deliveries"."tenant_id" = $1::uuid and ("webhook_deliveries"."status" = 'pending'))
  limit $2::int
) as pending;
