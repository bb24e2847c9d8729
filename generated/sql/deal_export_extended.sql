-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 tenantId
-- $9 tenantId
-- $10 after
-- $11 limit
select "deals"."id",
  "deals"."name",
  trim_scale("deals"."value"),
  "deals"."currency",
  "deals"."probability",
  substr(to_json("deals"."expected_close_date" + interval '1 us')::text, 2, 23) || 'Z',
  (
  select "stages"."name"
  from "stages"
  where ("stages"."tenant_id" = $1::uuid and ("stages"."id" = "deals"."stage_id"))
),
  (
  select "pipelines"."name"
  from "pipelines"
  where ("pipelines"."tenant_id" = $2::uuid and ("pipelines"."id" = "deals"."pipeline_id"))
),
  (
  select "contacts"."email"
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ("contacts"."id" = "deals"."contact_id"))
),
  (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $4::uuid and ("companies"."id" = "deals"."company_id"))
),
  "deals"."notes",
  (
  select "users"."email"
  from "users"
  where ("users"."tenant_id" = $5::uuid and ("users"."id" = "deals"."owner_id"))
),
  "deals"."status",
  substr(to_json("deals"."actual_close_date" + interval '1 us')::text, 2, 23) || 'Z',
  (
  select string_agg(case when tag ~ '[,;"]|^[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]|[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]$' then '"' || replace(tag, '"', '""') || '"' else tag end, ',' order by position)
  from (
    select "contacts"."email" as tag,
      row_number() over (order by entry.added_at, entry.contact_id) as position
    from (
      select "deal_contacts"."contact_id" as contact_id,
        "deal_contacts"."role" as role,
        "deal_contacts"."contact_id" is not distinct from "deals"."contact_id" as is_primary,
        "deal_contacts"."added_at" as added_at
      from "deal_contacts"
      where ("deal_contacts"."tenant_id" = $6::uuid and ("deal_contacts"."deal_id" = "deals"."id"))
      union all
      select "deals"."contact_id",
        null,
        true,
        "deals"."created_at"
      where "deals"."contact_id" is not null
        and not exists (
        select
        from "deal_contacts"
        where ("deal_contacts"."tenant_id" = $7::uuid and ("deal_contacts"."deal_id" = "deals"."id") and ("deal_contacts"."contact_id" = "deals"."contact_id"))
      )
    ) as entry, "contacts"
    where ("contacts"."tenant_id" = $8::uuid and ("contacts"."id" = entry.contact_id and not entry.is_primary and "contacts"."email" is not null))
  ) as each
)
from (
  select *
  from "deals"
  where ("deals"."tenant_id" = $9::uuid and ("deals"."id" > $10::uuid))
  order by "deals"."id"
  limit $11
) as "deals";
