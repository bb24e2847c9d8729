-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "contacts" ("tenant_id", "id", "first_name", "last_name", "email", "email_key", "phone", "mobile", "title", "department", "company_id", "address", "city", "state", "country", "postal_code", "lifecycle_stage", "lead_source", "tags", "notes", "owner_id", "last_activity_at", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."first_name",
  input."last_name",
  input."email",
  input."email_key",
  input."phone",
  input."mobile",
  input."title",
  input."department",
  input."company_id",
  input."address",
  input."city",
  input."state",
  input."country",
  input."postal_code",
  input."lifecycle_stage",
  input."lead_source",
  input."tags",
  input."notes",
  input."owner_id",
  input."last_activity_at",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::text as "first_name",
    (value ->> 3)::text as "last_name",
    (value ->> 4)::text as "email",
    (value ->> 5)::text as "email_key",
    (value ->> 6)::text as "phone",
    (value ->> 7)::text as "mobile",
    (value ->> 8)::text as "title",
    (value ->> 9)::text as "department",
    (value ->> 10)::uuid as "company_id",
    (value ->> 11)::text as "address",
    (value ->> 12)::text as "city",
    (value ->> 13)::text as "state",
    (value ->> 14)::text as "country",
    (value ->> 15)::text as "postal_code",
    (value ->> 16)::text as "lifecycle_stage",
    (value ->> 17)::text as "lead_source",
    (value ->> 18)::text[] as "tags",
    (value ->> 19)::text as "notes",
    (value ->> 20)::uuid as "owner_id",
    (value ->> 21)::timestamp(3)
  with time zone as "last_activity_at", (value ->> 22)::jsonb as "custom", (value ->> 23)::timestamp(3)
  with time zone as "created_at", (value ->> 24)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
