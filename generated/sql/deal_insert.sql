-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "deals" ("tenant_id", "id", "created_at", "updated_at", "owner_id", "custom", "pipeline_id", "stage_id", "name", "name_key", "contact_id", "company_id", "value", "currency", "probability", "expected_close_date", "actual_close_date", "status", "notes", "last_activity_at", "budget", "authority", "need", "timeline", "budget_notes", "authority_notes", "need_notes", "timeline_notes", "bant_score")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."owner_id",
  input."custom",
  input."pipeline_id",
  input."stage_id",
  input."name",
  input."name_key",
  input."contact_id",
  input."company_id",
  input."value",
  input."currency",
  input."probability",
  input."expected_close_date",
  input."actual_close_date",
  input."status",
  input."notes",
  input."last_activity_at",
  input."budget",
  input."authority",
  input."need",
  input."timeline",
  input."budget_notes",
  input."authority_notes",
  input."need_notes",
  input."timeline_notes",
  input."bant_score"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::uuid as "owner_id", (value ->> 5)::jsonb as "custom", (value ->> 6)::uuid as "pipeline_id", (value ->> 7)::uuid as "stage_id", (value ->> 8)::text as "name", (value ->> 9)::text as "name_key", (value ->> 10)::uuid as "contact_id", (value ->> 11)::uuid as "company_id", (value ->> 12)::numeric(18, 2) as "value", (value ->> 13)::text as "currency", (value ->> 14)::integer as "probability", (value ->> 15)::timestamp(3)
  with time zone as "expected_close_date", (value ->> 16)::timestamp(3)
  with time zone as "actual_close_date", (value ->> 17)::text as "status", (value ->> 18)::text as "notes", (value ->> 19)::timestamp(3)
  with time zone as "last_activity_at", (value ->> 20)::integer as "budget", (value ->> 21)::integer as "authority", (value ->> 22)::integer as "need", (value ->> 23)::integer as "timeline", (value ->> 24)::text as "budget_notes", (value ->> 25)::text as "authority_notes", (value ->> 26)::text as "need_notes", (value ->> 27)::text as "timeline_notes", (value ->> 28)::integer as "bant_score", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
