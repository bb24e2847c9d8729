-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 propertyId
-- $2 key
-- $3 uniqueKey
-- $4 searchKey
-- $5 tenantId
update "unique_values"
set unique_key = known.unique_key,
  search_key = coalesce(known.search_key, "unique_values"."search_key")
from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as known (property_id, key, unique_key, search_key)
where ("unique_values"."tenant_id" = $5::uuid and ("unique_values"."unique_key" is null) and ("unique_values"."property_id" = known.property_id) and ("unique_values"."key" = known.key));
