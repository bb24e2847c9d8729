-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select (
  select row_to_json(record)
  from (
    select "users"."id" as "id"
  ) record
) as json,
  substr(to_json("users"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "users"
where ("users"."tenant_id" = $1::uuid and "users"."id" = $2);
