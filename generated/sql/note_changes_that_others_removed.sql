-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
update "tenant_clocks"
set oldest_sequence = "tenant_clocks"."sequence",
  retained_changes = (
  select count(*)
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."sequence" > 0) and ("changes"."sequence" <= "tenant_clocks"."retained_to"))
)
where ("tenant_clocks"."tenant_id" = $2::uuid and (greatest("tenant_clocks"."removed_changes" - "tenant_clocks"."oldest_sequence", "tenant_clocks"."retained_changes" - (
  select count(*)
  from "changes"
  where ("changes"."tenant_id" = $3::uuid and ("changes"."sequence" > 0) and ("changes"."sequence" <= "tenant_clocks"."retained_to"))
)) > 0));
