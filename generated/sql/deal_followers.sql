-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 max
-- $3 tenantId
-- $4 max
-- $5 tenantId
-- $6 max
-- $7 ids
select wanted.id,
  ((
    select count(*)
    from (
      select
      from "activities"
      where ("activities"."tenant_id" = $1::uuid and ("activities"."deal_id" = wanted.id))
      limit $2::bigint
    ) as one
  ) + (
    select count(*)
    from (
      select
      from "deal_contacts"
      where ("deal_contacts"."tenant_id" = $3::uuid and ("deal_contacts"."deal_id" = wanted.id))
      limit $4::bigint
    ) as one
  ) + (
    select count(*)
    from (
      select
      from "unique_values"
      where ("unique_values"."tenant_id" = $5::uuid and ("unique_values"."deal_id" = wanted.id))
      limit $6::bigint
    ) as one
  )
)::int as count
from unnest($7::uuid[]) with ordinality as wanted (id, number)
order by wanted.number;
