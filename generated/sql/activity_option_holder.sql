-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key
-- $2 tenantId
-- $3 key
-- $4 options
select "activities".custom -> $1::text as held
from "activities"
where ("activities"."tenant_id" = $2::uuid and ("activities".custom -> $3::text ?| $4::text[]))
limit 1;
