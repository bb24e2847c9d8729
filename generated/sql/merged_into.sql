-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 survivorId
select "merged_records"."id" as id,
  "merged_records"."merged_into" as "mergedInto"
from "merged_records"
where ("merged_records"."tenant_id" = $1::uuid and ("merged_records"."survivor_id" = $2::uuid) and ("merged_records"."id" <> "merged_records"."survivor_id"));
