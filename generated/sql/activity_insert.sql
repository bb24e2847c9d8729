-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "activities" ("tenant_id", "id", "created_at", "updated_at", "owner_id", "custom", "activity_type", "subject", "body", "scheduled_at", "completed_at", "status", "priority", "due_date", "contact_id", "company_id", "deal_id")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."owner_id",
  input."custom",
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
  input."deal_id"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::uuid as "owner_id", (value ->> 5)::jsonb as "custom", (value ->> 6)::text as "activity_type", (value ->> 7)::text as "subject", (value ->> 8)::text as "body", (value ->> 9)::timestamp(3)
  with time zone as "scheduled_at", (value ->> 10)::timestamp(3)
  with time zone as "completed_at", (value ->> 11)::text as "status", (value ->> 12)::text as "priority", (value ->> 13)::timestamp(3)
  with time zone as "due_date", (value ->> 14)::uuid as "contact_id", (value ->> 15)::uuid as "company_id", (value ->> 16)::uuid as "deal_id", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
