-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 max
-- $3 tenantId
-- $4 max
-- $5 tenantId
-- $6 max
-- $7 tenantId
-- $8 max
-- $9 ids
select wanted.id,
  ((
    select count(*)
    from (
      select
      from "activities"
      where ("activities"."tenant_id" = $1::uuid and ("activities"."company_id" = wanted.id))
      limit $2::bigint
    ) as one
  ) + (
    select count(*)
    from (
      select
      from "contacts"
      where ("contacts"."tenant_id" = $3::uuid and ("contacts"."company_id" = wanted.id))
      limit $4::bigint
    ) as one
  ) + (
    select count(*)
    from (
      select
      from "deals"
      where ("deals"."tenant_id" = $5::uuid and ("deals"."company_id" = wanted.id))
      limit $6::bigint
    ) as one
  ) + (
    select count(*)
    from (
      select
      from "unique_values"
      where ("unique_values"."tenant_id" = $7::uuid and ("unique_values"."company_id" = wanted.id))
      limit $8::bigint
    ) as one
  )
)::int as count
from unnest($9::uuid[]) with ordinality as wanted (id, number)
order by wanted.number;
