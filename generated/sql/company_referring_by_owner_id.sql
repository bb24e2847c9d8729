-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select "companies"."id" as id
from "companies"
where ("companies"."tenant_id" = $1::uuid and ("companies"."owner_id" = $2))
order by "companies"."owner_id", "companies"."id";
