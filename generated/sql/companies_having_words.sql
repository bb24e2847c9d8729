-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 firsts
-- $2 seconds
-- $3 rests
-- $4 tenantId
select distinct found.id
from unnest($1::text[], $2::text[], $3::text[]) as wanted (first, second, rest), lateral (
  select "companies"."id" as id
  from "companies"
  where ("companies"."tenant_id" = $4::uuid and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted."first"::tsquery) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted."second"::tsquery) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted."rest"::tsquery))
) as found;
