-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 tenantId
-- $4 max
select found.id,
  min(wanted.id::text) as target
from unnest($1::uuid[]) as wanted (id), lateral (
  select "deals"."id" as id
  from "deals"
  where ("deals"."tenant_id" = $2::uuid and ("deals"."contact_id" = any(array[wanted.id])))
  union all
  select "deal_contacts"."deal_id"
  from "deal_contacts"
  where ("deal_contacts"."tenant_id" = $3::uuid and ("deal_contacts"."contact_id" = any(array[wanted.id])))
) as found
group by found.id
order by found.id
limit $4::bigint;
