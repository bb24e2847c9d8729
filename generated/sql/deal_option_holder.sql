-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key
-- $2 tenantId
-- $3 key
-- $4 options
select "deals".custom -> $1::text as held
from "deals"
where ("deals"."tenant_id" = $2::uuid and ("deals".custom -> $3::text ?| $4::text[]))
limit 1;
