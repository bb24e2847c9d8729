-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 tenantId
-- $4 ids
select distinct id
from (
  select "deals"."id" as id
  from "deals"
  where ("deals"."tenant_id" = $1::uuid and ("deals"."contact_id" = any($2::uuid[])))
  union all
  select "deal_contacts"."deal_id"
  from "deal_contacts"
  where ("deal_contacts"."tenant_id" = $3::uuid and ("deal_contacts"."contact_id" = any($4::uuid[])))
) as found
order by id;
