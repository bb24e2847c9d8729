-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 firsts
-- $3 seconds
-- $4 rests
-- $5 companyIds
select array(
  select "contacts"."id"
  from "contacts"
  where ("contacts"."tenant_id" = $1::uuid and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted."first"::tsquery) and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted."second"::tsquery) and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ wanted."rest"::tsquery) and ((wanted.company_id is null or "contacts"."company_id" = wanted.company_id)))
  limit 1001
) as ids
from unnest($2::text[], $3::text[], $4::text[], $5::uuid[]) with ordinality as wanted (first, second, rest, company_id, number)
order by number;
