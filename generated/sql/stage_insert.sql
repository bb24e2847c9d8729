-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "stages" ("tenant_id", "id", "pipeline_id", "name", "position", "probability", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."pipeline_id",
  input."name",
  input."position",
  input."probability",
  input."created_at",
  input."updated_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::uuid as "pipeline_id",
    (value ->> 3)::text as "name",
    (value ->> 4)::integer as "position",
    (value ->> 5)::integer as "probability",
    (value ->> 6)::timestamp(3)
  with time zone as "created_at", (value ->> 7)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
