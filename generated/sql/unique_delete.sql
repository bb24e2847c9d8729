-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 propertyId
-- $3 key
-- $4 id
delete from "unique_values"
where ("unique_values"."tenant_id" = $1::uuid and (("unique_values"."property_id", "unique_values"."key", coalesce("unique_values"."contact_id", "unique_values"."company_id", "unique_values"."deal_id", "unique_values"."activity_id")) in (
  select *
  from unnest($2::uuid[], $3::text[], $4::uuid[])
)));
