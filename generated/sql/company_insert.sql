-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 rows
-- $3 tenantId
insert into "companies" ("tenant_id", "id", "created_at", "updated_at", "owner_id", "custom", "name", "name_key", "domain", "industry", "description", "employee_count", "annual_revenue", "phone", "website", "network_url", "address", "city", "state", "country", "postal_code", "tags", "notes")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."owner_id",
  input."custom",
  input."name",
  input."name_key",
  coalesce((
    select "companies"."domain"
    from "companies"
    where ("companies"."tenant_id" = $1::uuid and ("companies"."domain" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("companies"."domain"), 512) = left(public.crm_fold(input."domain"), 512) and lower(normalize("companies"."domain", NFKC) collate "C") = input."domain") and ("companies"."id" <> input.id))
    limit 1
  ), input."domain"
),
  input."industry",
  input."description",
  input."employee_count",
  input."annual_revenue",
  input."phone",
  input."website",
  input."network_url",
  input."address",
  input."city",
  input."state",
  input."country",
  input."postal_code",
  input."tags",
  input."notes"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::uuid as "owner_id", (value ->> 5)::jsonb as "custom", (value ->> 6)::text as "name", (value ->> 7)::text as "name_key", (value ->> 8)::text as "domain", (value ->> 9)::text as "industry", (value ->> 10)::text as "description", (value ->> 11)::integer as "employee_count", (value ->> 12)::numeric(18, 2) as "annual_revenue", (value ->> 13)::text as "phone", (value ->> 14)::text as "website", (value ->> 15)::text as "network_url", (value ->> 16)::text as "address", (value ->> 17)::text as "city", (value ->> 18)::text as "state", (value ->> 19)::text as "country", (value ->> 20)::text as "postal_code", (value ->> 21)::text[] as "tags", (value ->> 22)::text as "notes", ordinality::int - 1 as number
  from jsonb_array_elements($2::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $3::uuid;
