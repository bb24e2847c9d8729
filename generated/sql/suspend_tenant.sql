-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 isSuspended
-- $2 now
-- $3 subdomain
update "tenants"
set "suspended_at" = case when $1::boolean then coalesce("tenants"."suspended_at", $2::timestamptz) end
where "tenants"."subdomain" = $3;
