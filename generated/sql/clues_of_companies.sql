-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select "companies"."name" as "name",
  array["companies"."phone"] as "phones"
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."id" = any($2::uuid[])));
