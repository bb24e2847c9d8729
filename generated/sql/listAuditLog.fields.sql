-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 from
-- $3 before
-- $4 offset
-- $5 limit
select coalesce(json_agg(entry), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "audit_log"."id" as "id"
  from (
    select *
    from (
      select *
      from "audit_log"
      where ("audit_log"."tenant_id" = $1::uuid and "audit_log"."id" >= $2 and "audit_log"."id" < $3)
      order by "audit_log"."id" desc
      offset 0
    ) as "audit_log"
    where true
    limit 100
    offset $4
  ) as "audit_log"
  limit $5
) as entry;
