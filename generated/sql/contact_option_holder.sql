-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key
-- $2 tenantId
-- $3 key
-- $4 options
select "contacts".custom -> $1::text as held
from "contacts"
where ("contacts"."tenant_id" = $2::uuid and ("contacts".custom -> $3::text ?| $4::text[]))
limit 1;
