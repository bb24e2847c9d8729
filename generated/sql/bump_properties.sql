-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
update "tenant_clocks"
set properties = "tenant_clocks"."properties" + 1
where "tenant_clocks"."tenant_id" = $1::uuid;
