-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 propertyId
-- $3 key
delete from "unique_values"
where ("unique_values"."tenant_id" = $1::uuid and (("unique_values"."property_id", "unique_values"."key") in (
  select *
  from unnest($2::uuid[], $3::text[])
)));
