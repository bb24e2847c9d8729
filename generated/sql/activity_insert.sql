-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "activities" ("tenant_id", "id", "activity_type", "subject", "body", "scheduled_at", "completed_at", "status", "priority", "due_date", "contact_id", "company_id", "deal_id", "owner_id", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."activity_type",
  input."subject",
  input."body",
  input."scheduled_at",
  input."completed_at",
  input."status",
  input."priority",
  input."due_date",
  input."contact_id",
  input."company_id",
  input."deal_id",
  input."owner_id",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::text as "activity_type",
    (value ->> 3)::text as "subject",
    (value ->> 4)::text as "body",
    (value ->> 5)::timestamp(3)
  with time zone as "scheduled_at", (value ->> 6)::timestamp(3)
  with time zone as "completed_at", (value ->> 7)::text as "status", (value ->> 8)::text as "priority", (value ->> 9)::timestamp(3)
  with time zone as "due_date", (value ->> 10)::uuid as "contact_id", (value ->> 11)::uuid as "company_id", (value ->> 12)::uuid as "deal_id", (value ->> 13)::uuid as "owner_id", (value ->> 14)::jsonb as "custom", (value ->> 15)::timestamp(3)
  with time zone as "created_at", (value ->> 16)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
