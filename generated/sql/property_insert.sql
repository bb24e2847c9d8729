-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "properties" ("tenant_id", "id", "entity", "key", "type", "label", "description", "options", "is_unique", "is_archived", "position", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."entity",
  input."key",
  input."type",
  input."label",
  input."description",
  input."options",
  input."is_unique",
  input."is_archived",
  input."position",
  input."created_at",
  input."updated_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "id",
    (value ->> 1)::text as "entity",
    (value ->> 2)::text as "key",
    (value ->> 3)::text as "type",
    (value ->> 4)::text as "label",
    (value ->> 5)::text as "description",
    (value ->> 6)::jsonb as "options",
    (value ->> 7)::boolean as "is_unique",
    (value ->> 8)::boolean as "is_archived",
    (value ->> 9)::integer as "position",
    (value ->> 10)::timestamp(3)
  with time zone as "created_at", (value ->> 11)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
