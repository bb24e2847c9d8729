-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
-- $3 max
select "contacts"."id" as id
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" > $2::uuid))
order by "contacts"."id"
limit $3::int;
