-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 moment
-- $2 tenantId
-- $3 id
update "deals"
set last_activity_at = $1::timestamptz
where ("deals"."tenant_id" = $2::uuid and ("deals"."id" = $3));
