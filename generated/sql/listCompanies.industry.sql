-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 industry
-- $3 industry
-- $4 limit
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "companies"."id"::text as last,
    record
  from (
    select *
    from (
      select *
      from "companies"
      where ("companies"."tenant_id" = $1::uuid and "companies"."industry" >= $2 and "companies"."industry" <= $3)
      order by "companies"."industry", "companies"."id"
      limit 100
    ) as whole
    limit $4
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
      substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
  order by "companies"."industry", "companies"."id"
) as rows;
