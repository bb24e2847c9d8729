-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 subdomain
select "id",
  "subdomain",
  "name",
  "suspended_at" is not null as "isSuspended"
from "tenants"
where "tenants"."subdomain" = $1;
