-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "deals" ("tenant_id", "id", "pipeline_id", "stage_id", "name", "name_key", "contact_id", "company_id", "value", "currency", "probability", "expected_close_date", "actual_close_date", "status", "notes", "owner_id", "last_activity_at", "budget", "authority", "need", "timeline", "budget_notes", "authority_notes", "need_notes", "timeline_notes", "bant_score", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
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
  input."owner_id",
  input."last_activity_at",
  input."budget",
  input."authority",
  input."need",
  input."timeline",
  input."budget_notes",
  input."authority_notes",
  input."need_notes",
  input."timeline_notes",
  input."bant_score",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::uuid as "pipeline_id",
    (value ->> 3)::uuid as "stage_id",
    (value ->> 4)::text as "name",
    (value ->> 5)::text as "name_key",
    (value ->> 6)::uuid as "contact_id",
    (value ->> 7)::uuid as "company_id",
    (value ->> 8)::numeric(18, 2) as "value",
    (value ->> 9)::text as "currency",
    (value ->> 10)::integer as "probability",
    (value ->> 11)::timestamp(3)
  with time zone as "expected_close_date", (value ->> 12)::timestamp(3)
  with time zone as "actual_close_date", (value ->> 13)::text as "status", (value ->> 14)::text as "notes", (value ->> 15)::uuid as "owner_id", (value ->> 16)::timestamp(3)
  with time zone as "last_activity_at", (value ->> 17)::integer as "budget", (value ->> 18)::integer as "authority", (value ->> 19)::integer as "need", (value ->> 20)::integer as "timeline", (value ->> 21)::text as "budget_notes", (value ->> 22)::text as "authority_notes", (value ->> 23)::text as "need_notes", (value ->> 24)::text as "timeline_notes", (value ->> 25)::integer as "bant_score", (value ->> 26)::jsonb as "custom", (value ->> 27)::timestamp(3)
  with time zone as "created_at", (value ->> 28)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
