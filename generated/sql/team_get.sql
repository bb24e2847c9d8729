-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select row_to_json(record) as json
from (
  select "teams"."id" as "id",
    "teams"."name" as "name",
    substr(to_json("teams"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("teams"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "teams"
  where ("teams"."tenant_id" = $1::uuid and ("teams"."id" = $2))
) record;
