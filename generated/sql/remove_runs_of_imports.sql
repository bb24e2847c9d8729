-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
delete from "runs"
where ("runs"."tenant_id" = $1::uuid and ("runs"."kind" = 'job'));
