-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 tenantId
-- $4 id
-- $5 moment
update "contacts"
set last_activity_at = (
  select max(greatest("activities"."created_at", "activities"."completed_at"))
  from "activities"
  where ("activities"."tenant_id" = $1::uuid and ("activities"."contact_id" = $2))
)
where (("contacts"."tenant_id" = $3::uuid and ("contacts"."id" = $4)) and coalesce("contacts"."last_activity_at" <= $5::timestamptz, true));
