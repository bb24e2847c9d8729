-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 lastActivityAt
-- $2 tenantId
-- $3 id
update "contacts"
set "last_activity_at" = greatest("contacts"."last_activity_at", $1::timestamptz)
where ("contacts"."tenant_id" = $2::uuid and ("contacts"."id" = $3));
