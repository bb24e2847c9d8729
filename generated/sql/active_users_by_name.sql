-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "users"."id" as id,
  "users"."name" as name
from "users"
where ("users"."tenant_id" = $1::uuid and ("users"."is_active"))
order by "users"."id"
limit 10000;
