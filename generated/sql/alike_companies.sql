-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
with shared as materialized (
  select reason,
    sign,
    array_agg(id) as ids,
    array_agg(rest) as rests
  from (
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
      where "companies"."tenant_id" = $1::uuid
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
  or right(rests[1], half) = right(rests[2], half);
