-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 tenantId
-- $4 id
-- $5 moment
update "deals"
set last_activity_at = (
  select max(greatest("activities"."created_at", "activities"."completed_at"))
  from "activities"
  where ("activities"."tenant_id" = $1::uuid and ("activities"."deal_id" = $2))
)
where (("deals"."tenant_id" = $3::uuid and ("deals"."id" = $4)) and coalesce("deals"."last_activity_at" <= $5::timestamptz, true));
