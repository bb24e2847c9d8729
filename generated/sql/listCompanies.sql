-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 limit
-- $7 hiddenOf_company
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "companies".number,
    record,
    case when "companies".number = $2::int then json_build_array("companies"."id")::text end as last
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "companies"
      where ("companies"."tenant_id" = $3::uuid and "companies"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "companies"."tenant_id" between $4::uuid and $5::uuid)
      order by "companies"."id"
      limit 101
    ) as found
    limit $6::int + 1
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
      "companies"."custom" - $7::text[] as "custom",
      substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
