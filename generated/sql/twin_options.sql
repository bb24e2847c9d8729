-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select array["properties"."id"]::text[] as ids
from "properties", lateral (
  select normalize(one ->> 'value', NFC)
  from jsonb_array_elements("properties"."options") as one
  group by 1
  having count(*) > 1
  limit 1
) as option
where ("properties"."tenant_id" = $1::uuid and (jsonb_typeof("properties"."options") = 'array'));
