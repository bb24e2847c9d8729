-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 after
-- $4 limit
select "companies"."id",
  "companies"."name",
  "companies"."domain",
  "companies"."industry",
  "companies"."description",
  "companies"."employee_count",
  trim_scale("companies"."annual_revenue"),
  "companies"."phone",
  "companies"."website",
  "companies"."address",
  "companies"."city",
  "companies"."state",
  "companies"."country",
  "companies"."postal_code",
  case when "companies"."tags"::text ~ '[^!#-:<-~]' then (
  select string_agg(case when tag ~ '[,;"]|^[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]|[\s\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]$' then '"' || replace(tag, '"', '""') || '"' else tag end, ',' order by position)
  from unnest("companies"."tags") with ordinality as each (tag, position)
) else nullif(array_to_string("companies"."tags", ','), '') end,
  "companies"."notes",
  (
  select "users"."email"
  from "users"
  where ("users"."tenant_id" = $1::uuid and ("users"."id" = "companies"."owner_id"))
),
  "companies"."network_url"
from (
  select *
  from "companies"
  where ("companies"."tenant_id" = $2::uuid and ("companies"."id" > $3::uuid))
  order by "companies"."id"
  limit $4
) as "companies";
