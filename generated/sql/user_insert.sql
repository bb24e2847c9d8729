-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 rows
-- $3 tenantId
insert into "users" ("tenant_id", "id", "created_at", "updated_at", "email", "email_key", "name", "role", "is_active", "password_hash", "visibility", "team_id")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."email",
  coalesce((
    select "users"."email_key"
    from "users"
    where ("users"."tenant_id" = $1::uuid and ("users"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("users"."email_key"), 512) = left(public.crm_fold(input."email_key"), 512) and translate(normalize(split_part("users"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("users"."email_key", '@', 2), NFKC) collate "C") = input."email_key") and ("users"."id" <> input.id))
    limit 1
  ), input."email_key"
),
  input."name",
  input."role",
  input."is_active",
  input."password_hash",
  input."visibility",
  input."team_id"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::text as "email", (value ->> 5)::text as "email_key", (value ->> 6)::text as "name", (value ->> 7)::text as "role", (value ->> 8)::boolean as "is_active", (value ->> 9)::text as "password_hash", (value ->> 10)::text as "visibility", (value ->> 11)::uuid as "team_id", ordinality::int - 1 as number
  from jsonb_array_elements($2::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $3::uuid;
