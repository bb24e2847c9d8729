-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
update "tenant_clocks"
set subscriptions = "tenant_clocks"."subscriptions" + 1
where "tenant_clocks"."tenant_id" = $1::uuid;
