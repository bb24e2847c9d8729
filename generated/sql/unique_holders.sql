-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 propertyId
-- $2 key
-- $3 tenantId
select wanted.property_id as "propertyId",
  wanted.key,
  found.id
from unnest($1::uuid[], $2::text[]) as wanted (property_id, key), lateral (
  select coalesce("unique_values"."contact_id", "unique_values"."company_id", "unique_values"."deal_id", "unique_values"."activity_id") as id
  from "unique_values"
  where ("unique_values"."tenant_id" = $3::uuid and ("unique_values"."property_id" = wanted.property_id) and ("unique_values"."key" = wanted.key))
  limit 1
) as found;
