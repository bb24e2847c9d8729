-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "companies" ("tenant_id", "id", "name", "name_key", "domain", "industry", "description", "employee_count", "annual_revenue", "phone", "website", "network_url", "address", "city", "state", "country", "postal_code", "tags", "notes", "owner_id", "custom", "created_at", "updated_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."name",
  input."name_key",
  input."domain",
  input."industry",
  input."description",
  input."employee_count",
  input."annual_revenue",
  input."phone",
  input."website",
  input."network_url",
  input."address",
  input."city",
  input."state",
  input."country",
  input."postal_code",
  input."tags",
  input."notes",
  input."owner_id",
  input."custom",
  input."created_at",
  input."updated_at"
from "tenant_clocks", json_populate_recordset(null::"companies", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
