-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 changedAt
-- $3 tenantId
update "tenant_clocks"
set sequence = $1::bigint,
  changed_at = $2::timestamptz
where "tenant_clocks"."tenant_id" = $3::uuid;
