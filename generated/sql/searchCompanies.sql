-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 value0
-- $3 words
-- $4 limit
-- $5 limit
-- $6 limit
-- $7 tenantId
-- $8 hiddenOf_company
with matching as not materialized (
  select "companies"."id",
    "companies"."annual_revenue" as "sort_0"
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and ("companies"."employee_count" >= $2::numeric) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ (
    select $3::tsquery
  )))
  offset 0
)
select coalesce(json_agg(record order by number) filter (where number <= $4::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "companies".number,
    record,
    case when "companies".number = $5::int then json_build_array(("companies"."annual_revenue")::text, "companies"."id")::text end as last
  from (
    select page.number,
      whole.*
    from (
      select id,
        row_number() over () as number
      from (
        select id
        from matching
        order by "sort_0" desc nulls last, id
        limit 101
      ) as found
      limit $6::int + 1
    ) as page, lateral (
      select *
      from "companies"
      where ("companies"."tenant_id" = $7::uuid and ("companies"."id" = page.id))
      limit 1
    ) as whole
  ) as "companies", lateral (
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
      "companies"."custom" - $8::text[] as "custom",
      substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
