-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
select "undos"."undo_set" as "undoSet",
  "undos"."position"::float8 as position,
  "undos"."reverted",
  "undos"."conflict_count" as "conflictCount",
  "undos"."conflicts",
  "undos"."begun"
from "undos"
where ("undos"."tenant_id" = $1::uuid and ("undos"."change_set" = $2::uuid));
