-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select array_agg(coalesce("unique_values"."contact_id", "unique_values"."company_id", "unique_values"."deal_id", "unique_values"."activity_id") order by coalesce("unique_values"."contact_id", "unique_values"."company_id", "unique_values"."deal_id", "unique_values"."activity_id"))::text[] as ids
from "unique_values"
where ("unique_values"."tenant_id" = $1::uuid and ("unique_values"."unique_key" is not null))
group by "unique_values"."property_id", "unique_values"."unique_key"
having count(*) > 1;
