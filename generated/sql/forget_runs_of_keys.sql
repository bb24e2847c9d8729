-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 runs
delete from "runs"
where ("runs"."tenant_id" = $1::uuid and ("runs"."kind" in ('bulk', 'import')) and ("runs"."key" = any($2::text[])));
