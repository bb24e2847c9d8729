-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select (
  select row_to_json(record)
  from (
    select "stages"."id" as "id"
  ) record
) as json,
  substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "stages"
where ("stages"."tenant_id" = $1::uuid and "stages"."id" = $2);
