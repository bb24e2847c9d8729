-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "api_keys" ("tenant_id", "id", "created_at", "updated_at", "key_prefix", "key_hash", "name", "scopes", "expires_at", "last_used_at", "revoked_at", "created_by", "created_by_id", "user_id", "replaces", "first_id", "replaced_by")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
  input."key_prefix",
  input."key_hash",
  input."name",
  input."scopes",
  input."expires_at",
  input."last_used_at",
  input."revoked_at",
  input."created_by",
  input."created_by_id",
  input."user_id",
  input."replaces",
  input."first_id",
  input."replaced_by"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::text as "key_prefix", (value ->> 5)::text as "key_hash", (value ->> 6)::text as "name", (value ->> 7)::text as "scopes", (value ->> 8)::timestamp(3)
  with time zone as "expires_at", (value ->> 9)::timestamp(3)
  with time zone as "last_used_at", (value ->> 10)::timestamp(3)
  with time zone as "revoked_at", (value ->> 11)::text as "created_by", (value ->> 12)::uuid as "created_by_id", (value ->> 13)::uuid as "user_id", (value ->> 14)::uuid as "replaces", (value ->> 15)::uuid as "first_id", (value ->> 16)::uuid as "replaced_by", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
