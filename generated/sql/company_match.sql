-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
select input.number,
  found.id,
  found.is_alias as "isAlias"
from (
  select (value ->> 0)::text as "domain",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input, lateral ((
    select candidate.id,
      false as is_alias
    from (
      select "companies"."id"
      from "companies"
      where ("companies"."tenant_id" = $2::uuid and ("companies"."domain" = input."domain"))
      union all
      select "companies"."id"
      from "companies"
      where ("companies"."tenant_id" = $3::uuid and ("companies"."domain" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("companies"."domain"), 512) = left(public.crm_fold(input."domain"), 512) and lower(normalize("companies"."domain", NFKC) collate "C") = input."domain"))
      offset 0
    ) as candidate
    where true
    order by candidate.id
    limit 1
  )
  union all (
    select survivor.id,
      true as is_alias
    from (
      select "merged_records"."id"
      from "merged_records"
      where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."key" = input."domain"))
      union all
      select "aliases"."merged_id"
      from "aliases"
      where ("aliases"."tenant_id" = $5::uuid and ("aliases"."key" = input."domain"))
      offset 0
    ) as former (id), lateral (
      select "merged_records"."entity",
        "merged_records"."survivor_id",
        "merged_records"."sequence"
      from "merged_records"
      where ("merged_records"."tenant_id" = $6::uuid and ("merged_records"."id" = former.id) and ("merged_records"."survivor_id" <> "merged_records"."id"))
      limit 1
    ) as merged, lateral (
      select "companies"."id"
      from "companies"
      where ("companies"."tenant_id" = $7::uuid and ("companies"."id" = merged.survivor_id))
      limit 1
    ) as survivor
    where merged.entity = 'company'
    order by merged.sequence desc nulls last
    limit 1
  )
  order by is_alias
  limit 1
) as found;
