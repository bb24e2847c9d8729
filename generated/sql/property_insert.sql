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
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::text as "entity",
    (value ->> 3)::text as "key",
    (value ->> 4)::text as "type",
    (value ->> 5)::text as "label",
    (value ->> 6)::text as "description",
    (value ->> 7)::jsonb as "options",
    (value ->> 8)::boolean as "is_unique",
    (value ->> 9)::boolean as "is_archived",
    (value ->> 10)::integer as "position",
    (value ->> 11)::timestamp(3)
  with time zone as "created_at", (value ->> 12)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
