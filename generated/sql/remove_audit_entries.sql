-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
delete from "audit_log"
where ("audit_log"."tenant_id" = $1::uuid and "audit_log"."id" = any($2::uuid[]));
