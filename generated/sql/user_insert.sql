-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 rows
-- $3 tenantId
insert into "users" ("tenant_id", "id", "email", "email_key", "name", "role", "is_active", "password_hash", "visibility", "team_id", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
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
  input."team_id",
  input."created_at",
  input."updated_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::text as "email",
    (value ->> 3)::text as "email_key",
    (value ->> 4)::text as "name",
    (value ->> 5)::text as "role",
    (value ->> 6)::boolean as "is_active",
    (value ->> 7)::text as "password_hash",
    (value ->> 8)::text as "visibility",
    (value ->> 9)::uuid as "team_id",
    (value ->> 10)::timestamp(3)
  with time zone as "created_at", (value ->> 11)::timestamp(3)
  with time zone as "updated_at", ordinality::int - 1 as number
  from jsonb_array_elements($2::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $3::uuid;
