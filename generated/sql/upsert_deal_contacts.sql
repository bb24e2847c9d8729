-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 dealId
-- $3 contactId
-- $4 role
-- $5 time
-- $6 isBack
-- $7 tenantId
-- $8 tenantId
insert into "deal_contacts" (tenant_id, deal_id, contact_id, role, added_at)
select "tenant_clocks"."tenant_id",
  one.deal_id,
  one.contact_id,
  one.role,
  coalesce(case when one.is_back then (
  select max(case when log.before is null then (log.data ->> 'createdAt')::timestamptz else log.changed_at end)
  from (
    select *,
      lag(data) over (order by sequence) as before
    from (
      select *
      from "changes"
      where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = one.deal_id))
      order by "changes"."entity_id", "changes"."sequence"
      offset 0
    ) as own
  ) as log
  where position(one.contact_id::text in concat(log.data ->> 'contactId', log.data ->> 'contacts')) > 0
    and not position(one.contact_id::text in concat(log.before ->> 'contactId', log.before ->> 'contacts')) > 0
    and coalesce(log.source, '') not in ('restore', 'undo')
) end, one.added_at)
from "tenant_clocks", unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::boolean[]) as one (deal_id, contact_id, role, added_at, is_back)
where ("tenant_clocks"."tenant_id" = $7::uuid and ((
    select true
    from "contacts"
    where ("contacts"."tenant_id" = $8::uuid and ("contacts"."id" = one.contact_id))
    limit 1
  )
))
on conflict (tenant_id, deal_id, contact_id) do update set role = excluded.role;
