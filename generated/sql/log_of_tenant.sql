-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "tenant_clocks"."sequence"::float8 as latest,
  "tenant_clocks"."changed_at" as "changedAt",
  case when "tenant_clocks"."removed_changes" > "tenant_clocks"."oldest_sequence" then "tenant_clocks"."sequence" else greatest("tenant_clocks"."oldest_sequence", 1) end::float8 as oldest,
  0::float8 - 1 as found
from "tenant_clocks"
where "tenant_clocks"."tenant_id" = $1::uuid;
