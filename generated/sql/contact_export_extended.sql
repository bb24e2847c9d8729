-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 after
-- $5 limit
select "contacts"."id",
  "contacts"."first_name",
  "contacts"."last_name",
  "contacts"."email",
  "contacts"."phone",
  "contacts"."mobile",
  "contacts"."title",
  "contacts"."department",
  (
  select "companies"."name"
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and ("companies"."id" = "contacts"."company_id"))
),
  "contacts"."address",
  "contacts"."city",
  "contacts"."state",
  "contacts"."country",
  "contacts"."postal_code",
  "contacts"."lifecycle_stage",
  "contacts"."lead_source",
  case when "contacts"."tags"::text ~ '[^!#-:<-~]' then (
  select string_agg(case when tag ~ '[,;"]|^[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]|[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]$' then '"' || replace(tag, '"', '""') || '"' else tag end, ',' order by position)
  from unnest("contacts"."tags") with ordinality as each (tag, position)
) else nullif(array_to_string("contacts"."tags", ','), '') end,
  "contacts"."notes",
  (
  select "users"."email"
  from "users"
  where ("users"."tenant_id" = $2::uuid and ("users"."id" = "contacts"."owner_id"))
)
from (
  select *
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ("contacts"."id" > $4::uuid))
  order by "contacts"."id"
  limit $5
) as "contacts";
