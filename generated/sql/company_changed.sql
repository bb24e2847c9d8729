-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 hiddenOf_company
-- $2 tenantId
-- $3 id
select row_to_json(record) as json
from (
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
    "companies"."custom" - $1::text[] as "custom",
    substr(to_json("companies"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("companies"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = $3))
) record;
