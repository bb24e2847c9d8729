-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 propertyId
-- $3 key
-- $4 formerKey
-- $5 searchKey
-- $6 id
-- $7 tenantId
insert into "unique_values" (tenant_id, property_id, key, unique_key, search_key, "company_id")
select "tenant_clocks"."tenant_id",
  taken.property_id,
  case when exists (
  select
  from "unique_values"
  where ("unique_values"."tenant_id" = $1::uuid and ("unique_values"."property_id" = taken.property_id) and ("unique_values"."key" = taken.former_key))
) then taken.former_key || ' ' || taken.id else taken.former_key end,
  taken.key,
  taken.search_key,
  taken.id
from "tenant_clocks", unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[]) as taken (property_id, key, former_key, search_key, id)
where "tenant_clocks"."tenant_id" = $7::uuid;
