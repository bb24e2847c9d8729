-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 days
/* of all tenants */
select "audit_log"."tenant_id" as "tenantId",
  "audit_log"."id" as "key0"
from "audit_log"
where "audit_log"."at" < now() - $1::int * interval '1 day'
limit 5000;
