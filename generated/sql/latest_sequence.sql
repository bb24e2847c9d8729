-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "tenant_clocks"."sequence"::float8 as sequence,
  "tenant_clocks"."changed_at" as "changedAt"
from "tenant_clocks"
where "tenant_clocks"."tenant_id" = $1::uuid;
