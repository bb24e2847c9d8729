-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 subdomain
select "id" as "tenantId",
  "subdomain",
  "name",
  substr(to_json("tenants"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
  substr(to_json("tenants"."suspended_at" + interval '1 us')::text, 2, 23) || 'Z' as "suspendedAt"
from "tenants"
where "tenants"."subdomain" = $1;
