-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
/* of all tenants */
select "api_key_usage"."tenant_id" as "tenantId",
  "api_key_usage"."key_id" as "key0",
  "api_key_usage"."scope" as "key1",
  "api_key_usage"."day" as "key2",
  "api_key_usage"."operation_id" as "key3"
from "api_key_usage"
where "api_key_usage"."day" <= current_date - 30
limit 5000;
