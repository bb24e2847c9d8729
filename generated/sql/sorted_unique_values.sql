-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after0
-- $3 after1
-- $4 after2
select coalesce("unique_values"."contact_id", "unique_values"."company_id", "unique_values"."deal_id", "unique_values"."activity_id") as id,
  "unique_values"."property_id" || ' ' || "unique_values"."unique_key" as key,
  "unique_values"."key" as told,
  array["unique_values"."unique_key"::text,
  "unique_values"."property_id"::text,
  "unique_values"."key"::text] as position
from "unique_values"
where ("unique_values"."tenant_id" = $1::uuid and ("unique_values"."unique_key" is not null) and (("unique_values"."unique_key", "unique_values"."property_id", "unique_values"."key") > ($2::text, $3::uuid, $4::text)))
order by "unique_values"."unique_key", "unique_values"."property_id", "unique_values"."key"
limit 1000;
