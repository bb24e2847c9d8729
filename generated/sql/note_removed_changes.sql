-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 removed
-- $2 until
-- $3 tenantId
-- $4 after
-- $5 until
-- $6 goneBefore
-- $7 until
-- $8 tenantId
update "tenant_clocks"
set removed_changes = greatest("tenant_clocks"."removed_changes", $1::bigint),
  retained_to = $2::bigint,
  retained_changes = "tenant_clocks"."retained_changes" + (
  select count(*)
  from "changes"
  where ("changes"."tenant_id" = $3::uuid and ("changes"."sequence" > $4::bigint) and ("changes"."sequence" <= $5::bigint))
) - $6::bigint,
  oldest_sequence = greatest("tenant_clocks"."oldest_sequence", $7::bigint)
where "tenant_clocks"."tenant_id" = $8::uuid;
