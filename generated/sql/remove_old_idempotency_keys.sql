-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
with old as (
  delete from "idempotency_keys"
  where ctid = any(array(
    select ctid
    from "idempotency_keys"
    where "idempotency_keys"."created_at" < now() - interval '24 hours'
    limit 5000
  ))
  returning 1
)
select count(*)::int as count
from old;
