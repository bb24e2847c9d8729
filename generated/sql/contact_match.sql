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
  select (value ->> 0)::text as "email_key",
    ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input, lateral ((
    select candidate.id,
      false as is_alias
    from (
      select "contacts"."id"
      from "contacts"
      where ("contacts"."tenant_id" = $2::uuid and ("contacts"."email_key" = input."email_key"))
      union all
      select "contacts"."id"
      from "contacts"
      where ("contacts"."tenant_id" = $3::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("contacts"."email_key"), 512) = left(public.crm_fold(input."email_key"), 512) and translate(normalize(split_part("contacts"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("contacts"."email_key", '@', 2), NFKC) collate "C") = input."email_key"))
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
      where ("merged_records"."tenant_id" = $4::uuid and ("merged_records"."key" = input."email_key"))
      union all
      select "aliases"."merged_id"
      from "aliases"
      where ("aliases"."tenant_id" = $5::uuid and ("aliases"."key" = input."email_key"))
      offset 0
    ) as former (id), lateral (
      select "merged_records"."entity",
        "merged_records"."survivor_id",
        "merged_records"."sequence"
      from "merged_records"
      where ("merged_records"."tenant_id" = $6::uuid and ("merged_records"."id" = former.id) and ("merged_records"."survivor_id" <> "merged_records"."id"))
      limit 1
    ) as merged, lateral (
      select "contacts"."id"
      from "contacts"
      where ("contacts"."tenant_id" = $7::uuid and ("contacts"."id" = merged.survivor_id))
      limit 1
    ) as survivor
    where merged.entity = 'contact'
    order by merged.sequence desc nulls last
    limit 1
  )
  order by is_alias
  limit 1
) as found;
