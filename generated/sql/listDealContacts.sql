-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 contactId
-- $5 tenantId
-- $6 id
select (
  select coalesce(json_agg((
      select row_to_json(one)
      from (
        select entry.contact_id as "contactId",
          "contacts"."first_name" || ' ' || "contacts"."last_name" as "contactName",
          "contacts"."email" as "email",
          entry.role as "role",
          entry.is_primary as "isPrimary",
          substr(to_json(entry.added_at + interval '1 us')::text, 2, 23) || 'Z' as "addedAt"
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
    where ("deal_contacts"."tenant_id" = $1::uuid and ("deal_contacts"."deal_id" = "deals"."id"))
    union all
    select "deals"."contact_id",
      null,
      true,
      "deals"."created_at"
    where "deals"."contact_id" is not null
      and not exists (
      select
      from "deal_contacts"
      where ("deal_contacts"."tenant_id" = $2::uuid and ("deal_contacts"."deal_id" = "deals"."id") and ("deal_contacts"."contact_id" = "deals"."contact_id"))
    )
  ) as entry, lateral (
    select *
    from "contacts"
    where ("contacts"."tenant_id" = $3::uuid and ("contacts"."id" = entry.contact_id))
    limit 1
  ) as "contacts"
  where entry.contact_id = coalesce($4::uuid, entry.contact_id)
) as json
from "deals"
where ("deals"."tenant_id" = $5::uuid and ("deals"."id" = $6));
