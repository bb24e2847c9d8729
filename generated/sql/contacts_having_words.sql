-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 firsts
-- $2 seconds
-- $3 rests
-- $4 tenantId
select distinct found.id
from unnest($1::text[], $2::text[], $3::text[]) as wanted (first, second, rest), lateral (
  select "contacts"."id" as id
  from "contacts"
  where ("contacts"."tenant_id" = $4::uuid and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted."first"::tsquery) and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted."second"::tsquery) and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted."rest"::tsquery))
) as found;
