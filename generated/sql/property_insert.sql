-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "properties" ("tenant_id", "id", "created_at", "updated_at", "entity", "key", "type", "label", "description", "options", "is_unique", "is_archived", "position")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."entity",
  input."key",
  input."type",
  input."label",
  input."description",
  input."options",
  input."is_unique",
  input."is_archived",
  input."position"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::text as "entity", (value ->> 5)::text as "key", (value ->> 6)::text as "type", (value ->> 7)::text as "label", (value ->> 8)::text as "description", (value ->> 9)::jsonb as "options", (value ->> 10)::boolean as "is_unique", (value ->> 11)::boolean as "is_archived", (value ->> 12)::integer as "position", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
