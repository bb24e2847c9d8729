-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queries
-- $2 tenantId
select distinct found.id
from unnest($1::text[]) as wanted (query), lateral (
  select "contacts"."id" as id
  from "contacts"
  where ("contacts"."tenant_id" = $2::uuid and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted.query::tsquery))
) as found;
