-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 firsts
-- $3 seconds
-- $4 rests
-- $5 companyIds
select array(
  select "companies"."id"
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted."first"::tsquery) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted."second"::tsquery) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted."rest"::tsquery))
  limit 1001
) as ids
from unnest($2::text[], $3::text[], $4::text[], $5::uuid[]) with ordinality as wanted (first, second, rest, company_id, number)
order by number;
