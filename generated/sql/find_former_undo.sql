-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 key
select "undos"."undo_set" as "changeSet",
  "undos"."position"::float8 as position,
  "undos"."reverted",
  "undos"."conflict_count" as "errorCount",
  "undos"."conflicts" as errors
from "undos"
where ("undos"."tenant_id" = $1::uuid and ("undos"."change_set" = $2::uuid) and ("undos"."position" > 0));
