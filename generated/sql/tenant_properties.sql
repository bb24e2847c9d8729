-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
select "tenant_clocks"."properties"::int as version,
  (
  select coalesce(json_agg(definition), '[]')
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
      "properties"."position" as "position"
    from "properties"
    where "properties"."tenant_id" = $1::uuid
    order by "properties"."entity", "properties"."position", "properties"."id"
  ) as definition
) as definitions
from "tenant_clocks"
where "tenant_clocks"."tenant_id" = $2::uuid;
