-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 dealIds
-- $2 contactIds
-- $3 roles
-- $4 times
-- $5 tenantId
-- $6 tenantId
insert into "deal_contacts" (tenant_id, deal_id, contact_id, role, added_at)
select "tenant_clocks"."tenant_id",
  one.deal_id,
  one.contact_id,
  one.role,
  one.added_at
from "tenant_clocks", unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) as one (deal_id, contact_id, role, added_at)
where "tenant_clocks"."tenant_id" = $5::uuid
  and (
  select true
  from "contacts"
  where ("contacts"."tenant_id" = $6::uuid and "contacts"."id" = one.contact_id)
  limit 1
)
on conflict (tenant_id, deal_id, contact_id) do update set role = excluded.role;
