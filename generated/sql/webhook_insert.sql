-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "webhooks" ("tenant_id", "id", "created_at", "updated_at", "name", "url", "secret_encrypted", "next_secret_encrypted", "rotation_credential_id", "rotation_key", "events", "wanted_properties", "ignore_own", "created_by_id", "is_active", "last_triggered_at", "failure_count")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."name",
  input."url",
  input."secret_encrypted",
  input."next_secret_encrypted",
  input."rotation_credential_id",
  input."rotation_key",
  input."events",
  input."wanted_properties",
  input."ignore_own",
  input."created_by_id",
  input."is_active",
  input."last_triggered_at",
  input."failure_count"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::text as "name", (value ->> 5)::text as "url", (value ->> 6)::text as "secret_encrypted", (value ->> 7)::text as "next_secret_encrypted", (value ->> 8)::uuid as "rotation_credential_id", (value ->> 9)::text as "rotation_key", (value ->> 10)::text[] as "events", (value ->> 11)::text[] as "wanted_properties", (value ->> 12)::boolean as "ignore_own", (value ->> 13)::uuid as "created_by_id", (value ->> 14)::boolean as "is_active", (value ->> 15)::timestamp(3)
  with time zone as "last_triggered_at", (value ->> 16)::integer as "failure_count", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
