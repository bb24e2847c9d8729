-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 "admin"
-- $3 true
-- $4 id
select
from (
  select "users"."id"
  from "users"
  where ("users"."tenant_id" = $1::uuid and ("users"."role" = $2) and ("users"."is_active" = $3))
  limit 2
) as admin
having count(*) = 1
  and bool_and(admin.id = $4::uuid);
