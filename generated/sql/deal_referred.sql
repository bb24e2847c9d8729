-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
select wanted.id
from unnest($1::uuid[]) as wanted (id)
where (
  select true
  from "activities"
  where ("activities"."tenant_id" = $2::uuid and ("activities"."deal_id" = wanted.id))
  limit 1
) is not null
  or (
  select true
  from "deal_contacts"
  where ("deal_contacts"."tenant_id" = $3::uuid and ("deal_contacts"."deal_id" = wanted.id))
  limit 1
) is not null
  or (
  select true
  from "unique_values"
  where ("unique_values"."tenant_id" = $4::uuid and ("unique_values"."deal_id" = wanted.id))
  limit 1
) is not null;
