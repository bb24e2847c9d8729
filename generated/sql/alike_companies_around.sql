-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 known
-- $4 tenantId
-- $5 tenantId
-- $6 tenantId
-- $7 tenantId
with asked as materialized (
  select own.id,
    each.reason,
    each.reason || ' ' || each.sign as sign,
    each.rest,
    each.words,
    each.company_id
  from (
    select "companies"."id" as id,
      public.crm_fold("companies"."name") as name,
      array[public.crm_digits("companies"."phone")] as phones
    from "companies"
    where ("companies"."tenant_id" = $1::uuid and ("companies"."id" = any($2::uuid[])))
    offset 0
  ) as own, lateral (
    select distinct 'same_phone' as reason,
      phone as sign,
      null as rest,
      null as words,
      null::uuid as company_id
    from unnest(own.phones) as phone
    where length(phone) >= 7
    union all
    select 'same_name',
      name,
      null,
      name,
      null
  ) as each
), wanted as materialized (
  select distinct reason,
    sign,
    words,
    company_id
  from asked
  where sign <> all($3::text[])
), found as materialized (
  select reason,
    sign,
    array(
    select "companies"."id"
    from "companies"
    where ("companies"."tenant_id" = $4::uuid and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted.query) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted.query) and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ wanted.query))
    limit 1000 + 1
  ) as ids
  from (
    select *,
      (case when words is null then '''' || right($5::uuid::text, 8) || '#' || split_part(sign, ' ', 2) || '''' else replace(regexp_replace(public.crm_words($6::uuid, words, '{}', '{}')::text, '(''[^ '']{72})[^ '']*''', '\1'':*', 'g'), ' ', ' & ') end)::tsquery as query
    from wanted
    offset 0
  ) as wanted
), few as (
  select *
  from found
  where cardinality(ids) between 2
    and 1000
)
select reason,
  sign,
  null as ids
from found
where cardinality(ids) > 1000
union all
select *
from (
  with shared as materialized (
    select reason,
      sign,
      array_agg(id) as ids,
      array_agg(rest) as rests
    from (
      select each.*
      from few
      join (
        select *
        from asked
        union all
        select own.id,
          each.reason,
          each.reason || ' ' || each.sign as sign,
          each.rest,
          each.words,
          each.company_id
        from (
          select "companies"."id" as id,
            public.crm_fold("companies"."name") as name,
            array[public.crm_digits("companies"."phone")] as phones
          from "companies"
          where ("companies"."tenant_id" = $7::uuid and ("companies"."id" = any(array(
            select unnest(ids)
            from few except
            select id
            from asked
          ))))
          offset 0
        ) as own, lateral (
          select distinct 'same_phone' as reason,
            phone as sign,
            null as rest,
            null as words,
            null::uuid as company_id
          from unnest(own.phones) as phone
          where length(phone) >= 7
          union all
          select 'same_name',
            name,
            null,
            name,
            null
        ) as each
      ) as each using (reason, sign)
    ) as each
    group by reason, sign
    having count(*) between 2
      and 1000
  )
  select reason,
    sign,
    ids::text[] as ids
  from shared
  where rests[1] is null
  union all
  select near.reason,
    near.sign,
    alike.ids
  from (
    select *,
      least(length(rests[1]), length(rests[2])) / 2 as half
    from shared
    where rests[1] is not null
  ) as near, lateral (
    select array_agg(id)::text[] as ids
    from (
      select rest,
        array_agg(distinct id) as ids,
        count(*) over () as count
      from unnest(near.ids, near.rests) as each (id, rest)
      group by rest
    ) as one, lateral (
      select id,
        rest as form,
        true as is_whole
      from unnest(one.ids) as id
      union all
      select one.ids[1],
        left(rest, place - 1) || mark || substr(rest, place + 1),
        false
      from generate_series(1, least(length(rest), 40)) as place, (values (''), (chr(1))) as marks (mark)
      where one.count > 1
        and length(rest) <= 40
        and (mark <> '' or substr(rest, place, 1) <> substr(rest, place + 1, 1))
    ) as forms
    group by form
    having count(*) > 1
      and (bool_or(is_whole) or strpos(form, chr(1)) > 0)
  ) as alike
  where cardinality(near.ids) > 2
    or left(rests[1], half) = left(rests[2], half)
    or right(rests[1], half) = right(rests[2], half)
) as alike;
