-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
select former.property_id as "propertyId",
  former.key,
  "properties"."type" as type,
  (former.custom -> "properties"."key")::text as value
from (
  select "unique_values"."property_id",
    "unique_values"."key",
    coalesce((
      select "contacts".custom
      from "contacts"
      where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" = "unique_values"."contact_id"))
    ), (
      select "companies".custom
      from "companies"
      where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = "unique_values"."company_id"))
    ), (
      select "deals".custom
      from "deals"
      where ("deals"."tenant_id" = $3::uuid and ("deals"."id" = "unique_values"."deal_id"))
    ), (
      select "activities".custom
      from "activities"
      where ("activities"."tenant_id" = $4::uuid and ("activities"."id" = "unique_values"."activity_id"))
    )
  ) as custom
  from "unique_values"
  where ("unique_values"."tenant_id" = $5::uuid and ("unique_values"."unique_key" is null))
  limit 500
) as former
join "properties" on ("properties"."tenant_id" = $6::uuid and ("properties"."id" = former.property_id));
