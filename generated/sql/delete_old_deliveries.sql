-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
with old as (
  delete from "webhook_deliveries" as delivery
  where delivery.ctid = any(array(
    select ctid
    from "webhook_deliveries"
    where "webhook_deliveries"."created_at" < now() - interval '30 days'
    limit 5000
  ))
  returning 1
)
select count(*)::int as count
from old;
