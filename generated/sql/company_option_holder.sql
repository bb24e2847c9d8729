-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key
-- $2 tenantId
-- $3 key
-- $4 options
select "companies".custom -> $1::text as held
from "companies"
where ("companies"."tenant_id" = $2::uuid and ("companies".custom -> $3::text ?| $4::text[]))
limit 1;
