-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 names
-- $2 keys
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
-- $8 tenantId
select input.number::int - 1 as number,
  found.id,
  found.is_exact as "isExact"
from unnest($1::text[], $2::text[]) with ordinality as input (name, key, number), lateral (
  select *
  from ((
      select *
      from (
        select "contacts"."id",
          false as is_alias,
          "contacts"."email"::text = input.name as is_exact
        from "contacts"
        where ("contacts"."tenant_id" = $3::uuid and ("contacts"."email_key" = input.key)) union
        select "contacts"."id",
          false as is_alias,
          "contacts"."email"::text = input.name as is_exact
        from "contacts"
        where ("contacts"."tenant_id" = $4::uuid and ("contacts"."email_key" ~ '[^\x21-\x7e]|xn--' and left(public.crm_fold("contacts"."email_key"), 512) = left(public.crm_fold(input.key), 512) and translate(normalize(split_part("contacts"."email_key", '@', 1), NFC), 'ς', 'σ') || '@' || lower(normalize(split_part("contacts"."email_key", '@', 2), NFKC) collate "C") = input.key))
      ) as named
      order by is_exact desc, id
      limit 2
    )
    union all (
      select alias.*,
        true
      from (
        select survivor.id,
          true as is_alias
        from (
          select "merged_records"."id"
          from "merged_records"
          where ("merged_records"."tenant_id" = $5::uuid and ("merged_records"."key" = input.key))
          union all
          select "aliases"."merged_id"
          from "aliases"
          where ("aliases"."tenant_id" = $6::uuid and ("aliases"."key" = input.key))
          offset 0
        ) as former (id), lateral (
          select "merged_records"."entity",
            "merged_records"."survivor_id",
            "merged_records"."sequence"
          from "merged_records"
          where ("merged_records"."tenant_id" = $7::uuid and ("merged_records"."id" = former.id) and ("merged_records"."survivor_id" <> "merged_records"."id"))
          limit 1
        ) as merged, lateral (
          select "contacts"."id"
          from "contacts"
          where ("contacts"."tenant_id" = $8::uuid and ("contacts"."id" = merged.survivor_id))
          limit 1
        ) as survivor
        where merged.entity = 'contact'
        order by merged.sequence desc nulls last
        limit 1
      ) as alias
    )
  ) as any_name
  order by is_alias
  limit 1
) as found;
