-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 rows
-- $3 tenantId
insert into "contacts" ("tenant_id", "id", "created_at", "updated_at", "owner_id", "custom", "first_name", "last_name", "email", "email_key", "phone", "mobile", "title", "department", "company_id", "address", "city", "state", "country", "postal_code", "lifecycle_stage", "lead_source", "tags", "notes", "last_activity_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."owner_id",
  input."custom",
  input."first_name",
  input."last_name",
  input."email",
  coalesce((
    select "contacts"."email_key"
    from "contacts"
    where ("contacts"."tenant_id" = $1::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("contacts"."email_key"), 512) = left(public.crm_fold(input."email_key"), 512) and translate(normalize(split_part("contacts"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("contacts"."email_key", '@', 2), NFKC) collate "C") = input."email_key") and ("contacts"."id" <> input.id))
    limit 1
  ), input."email_key"
),
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
  input."last_activity_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::uuid as "owner_id", (value ->> 5)::jsonb as "custom", (value ->> 6)::text as "first_name", (value ->> 7)::text as "last_name", (value ->> 8)::text as "email", (value ->> 9)::text as "email_key", (value ->> 10)::text as "phone", (value ->> 11)::text as "mobile", (value ->> 12)::text as "title", (value ->> 13)::text as "department", (value ->> 14)::uuid as "company_id", (value ->> 15)::text as "address", (value ->> 16)::text as "city", (value ->> 17)::text as "state", (value ->> 18)::text as "country", (value ->> 19)::text as "postal_code", (value ->> 20)::text as "lifecycle_stage", (value ->> 21)::text as "lead_source", (value ->> 22)::text[] as "tags", (value ->> 23)::text as "notes", (value ->> 24)::timestamp(3)
  with time zone as "last_activity_at", ordinality::int - 1 as number
  from jsonb_array_elements($2::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $3::uuid;
