-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 addresses
update "audit_log"
set target_name = null,
  actor_name = case when "audit_log"."target_id" is null then 'erased' else "audit_log"."actor_name" end
where ("audit_log"."tenant_id" = $1::uuid and (("audit_log"."target_id" = any($2::uuid[]) or ("audit_log"."target_id" is null and lower(normalize("audit_log"."target_name", NFC)) = any($3::text[])))));
