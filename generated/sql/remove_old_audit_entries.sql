-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 tenantId
delete from "audit_log" using unnest($1::uuid[]) as old ("key0")
where ("audit_log"."tenant_id" = $2::uuid and (("audit_log"."id") = (old."key0")));
