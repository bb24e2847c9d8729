-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 subdomain
select "id"
from "tenants"
where "tenants"."subdomain" = $1;
