-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 changeSet
select
from "erased_contacts"
where ("erased_contacts"."tenant_id" = $1::uuid and ("erased_contacts"."change_set" = $2::uuid))
limit 1;
