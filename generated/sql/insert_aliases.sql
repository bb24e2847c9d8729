-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key
-- $2 propertyId
-- $3 tenantId
-- $4 mergedId
insert into "aliases" (tenant_id, merged_id, key, property_id)
select "merged_records"."tenant_id",
  "merged_records"."id",
  given.key,
  given.property_id
from "merged_records", unnest($1::text[], $2::uuid[]) as given (key, property_id)
where ("merged_records"."tenant_id" = $3::uuid and ("merged_records"."id" = $4::uuid))
on conflict do nothing;
