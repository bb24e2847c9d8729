-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
select found.*
from unnest($1::uuid[]) with ordinality as wanted (id, number), lateral (
  select row_to_json("deals") as stored,
    (
    select coalesce(json_agg((
        select row_to_json(one)
        from (
          select entry.contact_id as "contactId",
            entry.role,
            entry.is_primary as "isPrimary"
        ) as one
      )
      order by entry.is_primary desc, entry.added_at, entry.contact_id
    ), '[]')
    from (
      select "deal_contacts"."contact_id" as contact_id,
        "deal_contacts"."role" as role,
        "deal_contacts"."contact_id" is not distinct from "deals"."contact_id" as is_primary,
        "deal_contacts"."added_at" as added_at
      from "deal_contacts"
      where ("deal_contacts"."tenant_id" = $2::uuid and ("deal_contacts"."deal_id" = "deals"."id"))
      union all
      select "deals"."contact_id",
        null,
        true,
        "deals"."created_at"
      where "deals"."contact_id" is not null
        and not exists (
        select
        from "deal_contacts"
        where ("deal_contacts"."tenant_id" = $3::uuid and ("deal_contacts"."deal_id" = "deals"."id") and ("deal_contacts"."contact_id" = "deals"."contact_id"))
      )
    ) as entry
  ) as children
  from "deals"
  where ("deals"."tenant_id" = $4::uuid and ("deals"."id" = wanted.id))
  limit 1
) as found
order by wanted.number;
