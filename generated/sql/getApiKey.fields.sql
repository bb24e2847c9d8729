-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select row_to_json(record) as json
from (
  select "api_keys"."id" as "id"
  from "api_keys"
  where ("api_keys"."tenant_id" = $1::uuid and "api_keys"."id" = $2)
) record;
