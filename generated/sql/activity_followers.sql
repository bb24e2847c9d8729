-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 max
-- $3 ids
select wanted.id,
  ((
    select count(*)
    from (
      select
      from "unique_values"
      where ("unique_values"."tenant_id" = $1::uuid and ("unique_values"."activity_id" = wanted.id))
      limit $2::bigint
    ) as one
  )
)::int as count
from unnest($3::uuid[]) with ordinality as wanted (id, number)
order by wanted.number;
