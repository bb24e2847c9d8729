-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select "contacts"."id" as id
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."owner_id" = $2))
order by "contacts"."owner_id", "contacts"."id";
