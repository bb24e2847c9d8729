-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select row_to_json(record) as json
from (
  select "properties"."id" as "id",
    "properties"."entity" as "entity",
    "properties"."key" as "key",
    "properties"."type" as "type",
    "properties"."label" as "label",
    "properties"."description" as "description",
    "properties"."options" as "options",
    "properties"."is_unique" as "isUnique",
    "properties"."is_archived" as "isArchived",
    "properties"."position" as "position",
    substr(to_json("properties"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("properties"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "properties"
  where ("properties"."tenant_id" = $1::uuid and ("properties"."id" = $2))
) record;
