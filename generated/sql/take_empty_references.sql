-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
delete from "empty_references"
where ("empty_references"."tenant_id" = $1::uuid and ("empty_references"."target_id" = any($2::uuid[])))
returning entity,
  record_id as "recordId",
  property,
  target_id as "targetId",
  sequence::float8 as sequence;
