-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 hiddenOf_contact
-- $4 rows
-- $5 tenantId
select row_to_json(record) as json
from (
  select "contacts"."id" as "id",
    "contacts"."tenant_id" as "tenantId",
    "contacts"."first_name" as "firstName",
    "contacts"."last_name" as "lastName",
    "contacts"."email" as "email",
    "contacts"."phone" as "phone",
    "contacts"."mobile" as "mobile",
    "contacts"."title" as "title",
    "contacts"."department" as "department",
    "contacts"."company_id" as "companyId",
    (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $1::uuid and ("companies"."id" = "contacts"."company_id"))
  ) as "companyName",
    "contacts"."address" as "address",
    "contacts"."city" as "city",
    "contacts"."state" as "state",
    "contacts"."country" as "country",
    "contacts"."postal_code" as "postalCode",
    "contacts"."lifecycle_stage" as "lifecycleStage",
    "contacts"."lead_source" as "leadSource",
    "contacts"."tags" as "tags",
    "contacts"."notes" as "notes",
    "contacts"."owner_id" as "ownerId",
    (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $2::uuid and ("users"."id" = "contacts"."owner_id"))
  ) as "ownerName",
    substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
    "contacts"."custom" - $3::text[] as "custom",
    substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from (
    select (value ->> 0)::uuid as "tenant_id",
      (value ->> 1)::uuid as "id",
      (value ->> 2)::timestamp(3)
    with time zone as "created_at", (value ->> 3)::timestamp(3)
    with time zone as "updated_at", (value ->> 4)::uuid as "owner_id", (value ->> 5)::jsonb as "custom", (value ->> 6)::text as "first_name", (value ->> 7)::text as "last_name", (value ->> 8)::text as "email", (value ->> 9)::text as "email_key", (value ->> 10)::text as "phone", (value ->> 11)::text as "mobile", (value ->> 12)::text as "title", (value ->> 13)::text as "department", (value ->> 14)::uuid as "company_id", (value ->> 15)::text as "address", (value ->> 16)::text as "city", (value ->> 17)::text as "state", (value ->> 18)::text as "country", (value ->> 19)::text as "postal_code", (value ->> 20)::text as "lifecycle_stage", (value ->> 21)::text as "lead_source", (value ->> 22)::text[] as "tags", (value ->> 23)::text as "notes", (value ->> 24)::timestamp(3)
    with time zone as "last_activity_at", ordinality::int - 1 as number
    from jsonb_array_elements($4::jsonb) with ordinality as given (value, ordinality)
  ) as "contacts"
  where "contacts"."tenant_id" = $5::uuid
) record;
