-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 queries
-- $2 tenantId
select distinct found.id
from unnest($1::text[]) as wanted (query), lateral (
  select "companies"."id" as id
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted.query::tsquery))
) as found;
