-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 v0
-- $3 v1
-- $4 limit
-- $5 limit
-- $6 limit
with page as materialized (
  select *,
    "annual_revenue" as "sort_annualRevenue",
    row_number() over () as number
  from (
    select "companies".*
    from "companies"
    where ("companies"."tenant_id" = $1::uuid and "companies"."employee_count" >= $2::numeric and public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ $3::tsquery)
    order by "companies"."annual_revenue" desc nulls last, "companies"."id"
    limit 101
  ) as found
  limit $4::int + 1
)
select coalesce(json_agg(record order by number) filter (where number <= $5::int), '[]') as json,
  count(*)::int as "rowCount",
  (array_agg(json_build_array("sort_annualRevenue"::text, id)) filter (where number = $6::int))[1] as last
from (
  select "companies".number,
    "companies"."sort_annualRevenue",
    "companies".id,
    record
  from page as "companies", lateral (
    select "companies"."id" as "id",
      "companies"."tenant_id" as "tenantId",
      "companies"."name" as "name",
      "companies"."domain" as "domain",
      "companies"."industry" as "industry",
      "companies"."description" as "description",
      "companies"."employee_count" as "employeeCount",
      "companies"."annual_revenue" as "annualRevenue",
      "companies"."phone" as "phone",
      "companies"."website" as "website",
      "companies"."network_url" as "networkUrl",
      "companies"."address" as "address",
      "companies"."city" as "city",
      "companies"."state" as "state",
      "companies"."country" as "country",
      "companies"."postal_code" as "postalCode",
      "companies"."tags" as "tags",
      "companies"."notes" as "notes",
      "companies"."owner_id" as "ownerId",
      substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
