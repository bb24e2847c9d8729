-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 hiddenOf_company
-- $2 rows
-- $3 tenantId
select row_to_json(record) as json
from (
  select "companies"."id" as "id",
    "companies"."tenant_id" as "tenantId",
    "companies"."name" as "name",
    "companies"."domain" as "domain",
    "companies"."industry" as "industry",
    "companies"."description" as "description",
    "companies"."employee_count" as "employeeCount",
    "companies"."annual_revenue" as "annualRevenue",
    "companies"."phone" as "phone",
    "companies"."website" as "website",
    "companies"."network_url" as "networkUrl",
    "companies"."address" as "address",
    "companies"."city" as "city",
    "companies"."state" as "state",
    "companies"."country" as "country",
    "companies"."postal_code" as "postalCode",
    "companies"."tags" as "tags",
    "companies"."notes" as "notes",
    "companies"."owner_id" as "ownerId",
    "companies"."custom" - $1::text[] as "custom",
    substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from (
    select (value ->> 0)::uuid as "tenant_id",
      (value ->> 1)::uuid as "id",
      (value ->> 2)::timestamp(3)
    with time zone as "created_at", (value ->> 3)::timestamp(3)
    with time zone as "updated_at", (value ->> 4)::uuid as "owner_id", (value ->> 5)::jsonb as "custom", (value ->> 6)::text as "name", (value ->> 7)::text as "name_key", (value ->> 8)::text as "domain", (value ->> 9)::text as "industry", (value ->> 10)::text as "description", (value ->> 11)::integer as "employee_count", (value ->> 12)::numeric(18, 2) as "annual_revenue", (value ->> 13)::text as "phone", (value ->> 14)::text as "website", (value ->> 15)::text as "network_url", (value ->> 16)::text as "address", (value ->> 17)::text as "city", (value ->> 18)::text as "state", (value ->> 19)::text as "country", (value ->> 20)::text as "postal_code", (value ->> 21)::text[] as "tags", (value ->> 22)::text as "notes", ordinality::int - 1 as number
    from jsonb_array_elements($2::jsonb) with ordinality as given (value, ordinality)
  ) as "companies"
  where "companies"."tenant_id" = $3::uuid
) record;
