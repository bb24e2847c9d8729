-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 propertyId
-- $2 key
-- $3 searchKey
-- $4 id
-- $5 tenantId
insert into "unique_values" (tenant_id, property_id, key, search_key, "deal_id")
select "tenant_clocks"."tenant_id",
  taken.property_id,
  taken.key,
  taken.search_key,
  taken.id
from "tenant_clocks", unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as taken (property_id, key, search_key, id)
where "tenant_clocks"."tenant_id" = $5::uuid;
