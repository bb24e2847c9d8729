-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select "erased_contacts"."id" as id
from "erased_contacts"
where ("erased_contacts"."tenant_id" = $1::uuid and ("erased_contacts"."id" = any($2::uuid[])));
