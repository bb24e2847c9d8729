-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select wanted.id
from unnest($1::uuid[]) as wanted (id)
where (
  select true
  from "unique_values"
  where ("unique_values"."tenant_id" = $2::uuid and ("unique_values"."activity_id" = wanted.id))
  limit 1
) is not null;
