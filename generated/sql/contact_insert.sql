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
  select (value ->> 0)::uuid as "id",
    (value ->> 1)::text as "first_name",
    (value ->> 2)::text as "last_name",
    (value ->> 3)::text as "email",
    (value ->> 4)::text as "email_key",
    (value ->> 5)::text as "phone",
    (value ->> 6)::text as "mobile",
    (value ->> 7)::text as "title",
    (value ->> 8)::text as "department",
    (value ->> 9)::uuid as "company_id",
    (value ->> 10)::text as "address",
    (value ->> 11)::text as "city",
    (value ->> 12)::text as "state",
    (value ->> 13)::text as "country",
    (value ->> 14)::text as "postal_code",
    (value ->> 15)::text as "lifecycle_stage",
    (value ->> 16)::text as "lead_source",
    (value ->> 17)::text[] as "tags",
    (value ->> 18)::text as "notes",
    (value ->> 19)::uuid as "owner_id",
    (value ->> 20)::timestamp(3)
  with time zone as "last_activity_at", (value ->> 21)::jsonb as "custom", (value ->> 22)::timestamp(3)
  with time zone as "created_at", (value ->> 23)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
