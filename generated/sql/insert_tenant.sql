-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 subdomain
-- $3 name
-- $4 now
insert into "tenants" ("id", "subdomain", "name", "created_at", "suspended_at")
values ($1, $2, $3, $4, default);
